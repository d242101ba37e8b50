//! Macros for the functions that every module exports.

/// A function for each buffer, which returns its address: the static with the buffers, their type,
/// and the name of each function with that of its buffer.
#[macro_export]
macro_rules! export_addresses {
    ($buffers:path, $type:ty; $($name:ident: $buffer:ident,)*) => {
        $(#[unsafe(no_mangle)]
        extern "C" fn $name() -> usize {
            $buffers.address() + ::core::mem::offset_of!($type, $buffer)
        })*
    };
}

/// The function `version`, which returns that of the package: major × 10,000 + minor × 100 +
/// patch.
#[macro_export]
macro_rules! export_version {
    () => {
        #[unsafe(no_mangle)]
        extern "C" fn version() -> u32 {
            const {
                $crate::version_number(
                    env!("CARGO_PKG_VERSION_MAJOR"),
                    env!("CARGO_PKG_VERSION_MINOR"),
                    env!("CARGO_PKG_VERSION_PATCH"),
                )
            }
        }
    };
}
