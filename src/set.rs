//! What the sets of digits, cells and houses have in common.

/// Implements the methods of a set of bits, its operators, its iterator and its conversions.
///
/// The set is a tuple struct of its bits with the constants `EMPTY` and `ALL`, a `const fn` from
/// one item (`$from`), and a `const fn item(u32) -> Option<Item>`, the item that a bit stands for.
/// The iterator is a struct with the set of the items that are `left`. `$example` begins each
/// example: it imports the set as `Set`, and has two items `a` and `b` in ascending order.
macro_rules! set {
    // The attributes are those of the functions that take more than a few instructions.
    (
        $(#[$long:meta])+
        $set:ident($bits:ty) of $item:ident by $from:ident, $iter:ident, $example:literal
    ) => {
        impl $set {
            /// This set with an item added.
            ///
            /// ```
            #[doc = $example]
            /// assert_eq!(Set::EMPTY.with(a).with(b).len(), 2);
            /// ```
            #[must_use]
            #[inline]
            pub const fn with(self, item: $item) -> $set {
                self.union($set::$from(item))
            }

            /// This set with an item removed.
            ///
            /// ```
            #[doc = $example]
            /// assert!(!Set::ALL.without(a).contains(a));
            /// assert_eq!(Set::EMPTY.without(a), Set::EMPTY);
            /// ```
            #[must_use]
            #[inline]
            pub const fn without(self, item: $item) -> $set {
                self.difference($set::$from(item))
            }

            /// Adds an item; returns whether it was not in the set before.
            ///
            /// ```
            #[doc = $example]
            /// let mut set = Set::EMPTY;
            /// assert!(set.insert(a) && !set.insert(a));
            /// assert_eq!(set.single(), Some(a));
            /// ```
            #[inline]
            pub const fn insert(&mut self, item: $item) -> bool {
                let is_new = !self.contains(item);
                *self = self.with(item);
                is_new
            }

            /// Removes an item; returns whether it was in the set before.
            ///
            /// ```
            #[doc = $example]
            /// let mut set = Set::EMPTY.with(a).with(b);
            /// assert!(set.remove(b) && !set.remove(b));
            /// assert_eq!(set.single(), Some(a));
            /// ```
            #[inline]
            pub const fn remove(&mut self, item: $item) -> bool {
                let was_there = self.contains(item);
                *self = self.without(item);
                was_there
            }

            /// Whether an item is in the set.
            ///
            /// ```
            #[doc = $example]
            /// assert!(Set::ALL.contains(a) && !Set::EMPTY.contains(a));
            /// ```
            #[must_use]
            $(#[$long])+
            pub const fn contains(self, item: $item) -> bool {
                self.intersects($set::$from(item))
            }

            /// The number of items in the set.
            ///
            /// ```
            #[doc = $example]
            /// assert_eq!(Set::EMPTY.with(a).with(b).len(), 2);
            /// ```
            #[must_use]
            $(#[$long])+
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set has no item.
            ///
            /// ```
            #[doc = $example]
            /// assert!(Set::EMPTY.is_empty() && !Set::EMPTY.with(a).is_empty());
            /// ```
            #[must_use]
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The item of a set of exactly one item, or `None` for any other set.
            ///
            /// ```
            #[doc = $example]
            /// assert_eq!(Set::EMPTY.with(a).single(), Some(a));
            /// assert_eq!(Set::EMPTY.with(a).with(b).single(), None);
            /// assert_eq!(Set::EMPTY.single(), None);
            /// ```
            #[must_use]
            #[inline]
            pub const fn single(self) -> Option<$item> {
                if self.len() == 1 { self.first() } else { None }
            }

            /// The lowest item of the set, or `None` if the set is empty.
            ///
            /// ```
            #[doc = $example]
            /// assert_eq!(Set::EMPTY.with(b).with(a).first(), Some(a));
            /// assert_eq!(Set::EMPTY.first(), None);
            /// ```
            #[must_use]
            $(#[$long])+
            pub const fn first(self) -> Option<$item> {
                // The empty set has as many trailing zeros as bits, more than there are items.
                $set::item(self.lowest())
            }

            /// The highest item of the set, or `None` if the set is empty.
            ///
            /// ```
            #[doc = $example]
            /// assert_eq!(Set::EMPTY.with(b).with(a).last(), Some(b));
            /// assert_eq!(Set::EMPTY.last(), None);
            /// ```
            #[must_use]
            $(#[$long])+
            pub const fn last(self) -> Option<$item> {
                // The empty set has as many leading zeros as bits, and the difference wraps round.
                $set::item((<$bits>::BITS - 1).wrapping_sub(self.0.leading_zeros()))
            }

            /// The items of the set, in ascending order.
            ///
            /// ```
            #[doc = $example]
            /// let mut items = Set::EMPTY.with(b).with(a).iter();
            /// assert_eq!(items.len(), 2); assert_eq!((items.next(), items.next_back(),
            /// items.next()), (Some(a), Some(b), None));
            /// ```
            #[inline]
            pub const fn iter(self) -> $iter {
                $iter { left: self }
            }

            /// The items that are in either set, also written `|`.
            ///
            /// ```
            #[doc = $example]
            /// let both = Set::from(a).union(Set::from(b));
            /// assert!(both.contains(a) && both.contains(b));
            /// ```
            #[must_use]
            #[inline]
            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The items that are in both sets, also written `&`.
            ///
            /// ```
            #[doc = $example]
            /// assert_eq!(Set::ALL.intersection(Set::from(b)), Set::from(b));
            /// ```
            #[must_use]
            #[inline]
            pub const fn intersection(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// The items of this set that are not in the other one, also written `-`.
            ///
            /// ```
            #[doc = $example]
            /// assert_eq!(Set::ALL.difference(Set::from(b)), Set::ALL.without(b));
            /// ```
            #[must_use]
            #[inline]
            pub const fn difference(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// The items that are in exactly one of the sets, also written `^`.
            ///
            /// ```
            #[doc = $example]
            /// let one = Set::ALL.without(a).symmetric_difference(Set::ALL);
            /// assert_eq!(one, Set::from(a));
            /// ```
            #[must_use]
            #[inline]
            pub const fn symmetric_difference(self, other: $set) -> $set {
                $set(self.0 ^ other.0)
            }

            /// The items that are not in the set, also written `!`.
            ///
            /// ```
            #[doc = $example]
            /// assert_eq!(Set::from(b).complement(), Set::ALL.without(b));
            /// ```
            #[must_use]
            #[inline]
            pub const fn complement(self) -> $set {
                $set(self.0 ^ $set::ALL.0)
            }

            /// Whether the sets have an item in common.
            ///
            /// ```
            #[doc = $example]
            /// assert!(Set::ALL.intersects(Set::from(a)));
            /// assert!(!Set::from(a).intersects(Set::from(b)));
            /// ```
            #[must_use]
            #[inline]
            pub const fn intersects(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether every item of this set is in the other one.
            ///
            /// ```
            #[doc = $example]
            /// assert!(Set::from(a).is_subset(Set::ALL));
            /// assert!(!Set::ALL.is_subset(Set::from(a)));
            /// ```
            #[must_use]
            #[inline]
            pub const fn is_subset(self, other: $set) -> bool {
                self.0 & !other.0 == 0
            }
        }

        set!(@operator $set, BitOr, bitor, BitOrAssign, bitor_assign, union);
        set!(@operator $set, BitAnd, bitand, BitAndAssign, bitand_assign, intersection);
        set!(@operator $set, BitXor, bitxor, BitXorAssign, bitxor_assign, symmetric_difference);
        set!(@operator $set, Sub, sub, SubAssign, sub_assign, difference);

        /// The same as `complement`.
        impl core::ops::Not for $set {
            type Output = $set;

            #[inline]
            fn not(self) -> $set {
                self.complement()
            }
        }

        /// The set with the item added.
        impl core::ops::BitOr<$item> for $set {
            type Output = $set;

            #[inline]
            fn bitor(self, item: $item) -> $set {
                self.with(item)
            }
        }

        impl<const N: usize> From<[$item; N]> for $set {
            fn from(items: [$item; N]) -> $set {
                items.into_iter().collect()
            }
        }

        /// The union of the sets.
        impl FromIterator<$set> for $set {
            fn from_iter<I: IntoIterator<Item = $set>>(sets: I) -> $set {
                sets.into_iter().fold($set::EMPTY, $set::union)
            }
        }

        impl From<$item> for $set {
            #[inline]
            fn from(item: $item) -> $set {
                $set::$from(item)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl Extend<$item> for $set {
            fn extend<I: IntoIterator<Item = $item>>(&mut self, items: I) {
                *self = items.into_iter().fold(*self, $set::with);
            }
        }

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $iter;

            #[inline]
            fn into_iter(self) -> $iter {
                self.iter()
            }
        }

        impl IntoIterator for &$set {
            type Item = $item;
            type IntoIter = $iter;

            #[inline]
            fn into_iter(self) -> $iter {
                self.iter()
            }
        }

        impl Iterator for $iter {
            type Item = $item;

            $(#[$long])+
            fn next(&mut self) -> Option<$item> {
                let item = self.left.first()?;
                self.left = self.left.without(item);
                Some(item)
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let len = self.left.len();
                (len, Some(len))
            }
        }

        impl DoubleEndedIterator for $iter {
            #[inline]
            fn next_back(&mut self) -> Option<$item> {
                let item = self.left.last()?;
                self.left = self.left.without(item);
                Some(item)
            }
        }

        impl ExactSizeIterator for $iter {}

        impl core::iter::FusedIterator for $iter {}
    };
    (
        @operator $set:ident,
        $trait:ident, $op:ident, $assign:ident, $op_assign:ident,
        $method:ident
    ) => {
        #[doc = concat!("The same as `", stringify!($method), "`.")]
        impl core::ops::$trait for $set {
            type Output = $set;

            #[inline]
            fn $op(self, other: $set) -> $set {
                self.$method(other)
            }
        }

        #[doc = concat!("The same as `", stringify!($method), "`, in place.")]
        impl core::ops::$assign for $set {
            #[inline]
            fn $op_assign(&mut self, other: $set) {
                *self = self.$method(other);
            }
        }
    };
}
pub(crate) use set;
