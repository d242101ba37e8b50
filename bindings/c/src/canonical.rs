//! Canonical forms, and transforms.

use sudoku_core::Transform as Known;
use sudoku_core_abi::{Status, Transform};

use crate::memory::{grid_at, overlap, value_at, write, write_grid};

/// Writes the canonical form of a grid: the least of all grids that rows, columns and digits can be
/// exchanged to.
///
/// They are compared cell by cell in row-major order, with an empty cell before every digit; this
/// is also called the row-minlex form. Two grids have the same canonical form exactly if one can be
/// made of the other. The grid may be anything: a puzzle with one solution, several or none, even
/// with a conflict; solved; or empty.
///
/// canonical: 81 bytes, which may be those of the grid. transform: one of the transforms that make
/// the canonical form of the grid; may be NULL. The two must not overlap. The function needs less
/// than 8 KB of stack.
///
/// Returns OK.
/// cbindgen:ptrs-as-arrays=[[grid; 81], [canonical; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_canonicalize(
    grid: *const u8,
    canonical: *mut u8,
    transform: *mut Transform,
) -> Status {
    // SAFETY: the caller guarantees 81 bytes at `grid`.
    let grid = match unsafe { grid_at(grid) } {
        Ok(grid) => grid,
        Err(misuse) => return misuse,
    };
    if canonical.is_null() {
        return Status::NullPointer;
    }
    if overlap(canonical, 81, transform, size_of::<Transform>()) {
        return Status::Overlap;
    }
    let (form, used) = sudoku_core::canonicalize(&grid);
    // SAFETY: the caller guarantees 81 bytes at `canonical`, and memory for a transform at
    // `transform`, or it is null.
    unsafe {
        write_grid(canonical, &form);
        write(transform, Transform::from(used));
    }
    Status::Ok
}

/// Writes the image of a grid under a transform.
///
/// image: 81 bytes, which may be those of the grid.
///
/// Returns OK, or NOT_A_TRANSFORM.
/// cbindgen:ptrs-as-arrays=[[grid; 81], [image; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_transform_apply(
    transform: *const Transform,
    grid: *const u8,
    image: *mut u8,
) -> Status {
    // SAFETY: the caller guarantees a transform at `transform` and 81 bytes at `grid`.
    let (transform, grid) = match unsafe { (transform_at(transform), grid_at(grid)) } {
        (Ok(transform), Ok(grid)) => (transform, grid),
        (Err(misuse), _) | (_, Err(misuse)) => return misuse,
    };
    if image.is_null() {
        return Status::NullPointer;
    }
    // SAFETY: the caller guarantees 81 bytes at `image`.
    unsafe { write_grid(image, &transform.apply(&grid)) }
    Status::Ok
}

/// Writes the transform that does what `first` does, and then what `next` does.
///
/// both: memory for a transform, which may be one of the two.
///
/// Returns OK, or NOT_A_TRANSFORM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_transform_compose(
    first: *const Transform,
    next: *const Transform,
    both: *mut Transform,
) -> Status {
    // SAFETY: the caller guarantees transforms at `first` and at `next`.
    let result = match unsafe { (transform_at(first), transform_at(next)) } {
        (Ok(first), Ok(next)) => Ok(first.then(next)),
        (Err(misuse), _) | (_, Err(misuse)) => Err(misuse),
    };
    // SAFETY: the caller guarantees memory for a transform at `both`.
    unsafe { write_result(both, result) }
}

/// Writes the transform that makes the grid of its image again.
///
/// inverse: memory for a transform, which may be the same.
///
/// Returns OK, or NOT_A_TRANSFORM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_transform_inverse(
    transform: *const Transform,
    inverse: *mut Transform,
) -> Status {
    // SAFETY: the caller guarantees a transform at `transform`.
    let result = unsafe { transform_at(transform) }.map(Known::inverse);
    // SAFETY: the caller guarantees memory for a transform at `inverse`.
    unsafe { write_result(inverse, result) }
}

/// The transform at an address.
///
/// # Safety
///
/// `from` is null or points to a transform that can be read.
unsafe fn transform_at(from: *const Transform) -> Result<Known, Status> {
    // SAFETY: that of this function; any bytes are a structure.
    unsafe { value_at(from) }?.transform()
}

/// Writes a transform, if there is one.
///
/// # Safety
///
/// `to` is null or points to memory for a transform.
unsafe fn write_result(to: *mut Transform, result: Result<Known, Status>) -> Status {
    match result {
        Ok(_) if to.is_null() => Status::NullPointer,
        Ok(transform) => {
            // SAFETY: that of this function.
            unsafe { write(to, Transform::from(transform)) }
            Status::Ok
        }
        Err(misuse) => misuse,
    }
}
