/** Attributes of prices and codes: translators of browsers leave them. Mini-programs have no translators. */
export const UNTRANSLATED: Readonly<Record<string, string>> = process.env.TARO_ENV === 'h5' ? { translate: 'no' } : {}
