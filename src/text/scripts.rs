//! Digits of other scripts than ASCII.

/// Ten digits from 0 on, by their first character, and the name of the script: the decimal digits
/// (general category Nd) of Unicode 16, and the sets of special digits that people paste.
const DIGITS: &[(u32, &str)] = &[
    (0x0660, "Arabic-Indic"),
    (0x06f0, "Persian"),
    (0x07c0, "N\u{2019}Ko"),
    (0x0966, "Devanagari"),
    (0x09e6, "Bengali"),
    (0x0a66, "Gurmukhi"),
    (0x0ae6, "Gujarati"),
    (0x0b66, "Oriya"),
    (0x0be6, "Tamil"),
    (0x0c66, "Telugu"),
    (0x0ce6, "Kannada"),
    (0x0d66, "Malayalam"),
    (0x0de6, "Sinhala"),
    (0x0e50, "Thai"),
    (0x0ed0, "Lao"),
    (0x0f20, "Tibetan"),
    (0x1040, "Myanmar"),
    (0x1090, "Shan"),
    (0x17e0, "Khmer"),
    (0x1810, "Mongolian"),
    (0x1946, "Limbu"),
    (0x19d0, "New Tai Lue"),
    (0x1a80, "Tai Tham"),
    (0x1a90, "Tai Tham"),
    (0x1b50, "Balinese"),
    (0x1bb0, "Sundanese"),
    (0x1c40, "Lepcha"),
    (0x1c50, "Ol Chiki"),
    (0x2080, "subscript"),
    (0x245f, "circled"),
    (0xa620, "Vai"),
    (0xa8d0, "Saurashtra"),
    (0xa900, "Kayah Li"),
    (0xa9d0, "Javanese"),
    (0xa9f0, "Tai Laing"),
    (0xaa50, "Cham"),
    (0xabf0, "Meetei Mayek"),
    (0xff10, "fullwidth"),
    (0x104a0, "Osmanya"),
    (0x10d30, "Hanifi Rohingya"),
    (0x10d40, "Garay"),
    (0x11066, "Brahmi"),
    (0x110f0, "Sora Sompeng"),
    (0x11136, "Chakma"),
    (0x111d0, "Sharada"),
    (0x112f0, "Khudawadi"),
    (0x11450, "Newa"),
    (0x114d0, "Tirhuta"),
    (0x11650, "Modi"),
    (0x116c0, "Takri"),
    (0x116d0, "Pa\u{2019}o Karen"),
    (0x116da, "Eastern Pwo Karen"),
    (0x11730, "Ahom"),
    (0x118e0, "Warang Citi"),
    (0x11950, "Dives Akuru"),
    (0x11bf0, "Sunuwar"),
    (0x11c50, "Bhaiksuki"),
    (0x11d50, "Masaram Gondi"),
    (0x11da0, "Gunjala Gondi"),
    (0x11f50, "Kawi"),
    (0x16130, "Gurung Khema"),
    (0x16a60, "Mro"),
    (0x16ac0, "Tangsa"),
    (0x16b50, "Pahawh Hmong"),
    (0x16d70, "Kirat Rai"),
    (0x1ccf0, "outlined"),
    (0x1d7ce, "mathematical bold"),
    (0x1d7d8, "mathematical double-struck"),
    (0x1d7e2, "mathematical sans-serif"),
    (0x1d7ec, "mathematical sans-serif bold"),
    (0x1d7f6, "mathematical monospace"),
    (0x1e140, "Nyiakeng Puachue Hmong"),
    (0x1e2f0, "Wancho"),
    (0x1e4f0, "Nag Mundari"),
    (0x1e5f1, "Ol Onal"),
    (0x1e950, "Adlam"),
    (0x1fbf0, "segmented"),
];

/// Digits from 0 on that do not follow one another.
const SCATTERED: &[(&str, &str)] = &[
    ("\u{2070}\u{b9}\u{b2}\u{b3}\u{2074}\u{2075}\u{2076}\u{2077}\u{2078}\u{2079}", "superscript"),
    ("\u{3007}\u{4e00}\u{4e8c}\u{4e09}\u{56db}\u{4e94}\u{516d}\u{4e03}\u{516b}\u{4e5d}", "Chinese"),
];

/// The digit 0 to 9 that a character is in another script than ASCII, and the name of the script.
pub(super) fn digit_of_another_script(char: char) -> Option<(u8, &'static str)> {
    let scattered = SCATTERED.iter().find_map(|(digits, script)| {
        let digit = digits.chars().position(|digit| digit == char)?;
        Some((u8::try_from(digit).ok()?, *script))
    });
    scattered.or_else(|| {
        DIGITS.iter().find_map(|(first, script)| {
            let digit = u8::try_from(u32::from(char).checked_sub(*first)?).ok()?;
            // The circled ones begin with 1.
            (digit <= 9 && !(*first == 0x245f && digit == 0)).then_some((digit, *script))
        })
    })
}
