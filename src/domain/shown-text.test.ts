import { isShownText } from './shown-text'

describe('a text that others see', () => {
  it.each(['', '王小明', "Seán O'Brien-Łoś", 'عمر', '𠮷野家', '👨‍👩‍👧 ❤️ 👍🏽 🇲🇴', '星河 · Ⅱ', 'नमस्ते'])(
    'may be %p',
    (text) => {
      expect(isShownText(text)).toBe(true)
    },
  )

  it.each([
    '\u202eevil',
    'a\u2066b',
    '\u200b\u200b',
    'a\u200db',
    'a\u00adb',
    'a\r\nb',
    'a\u2028b',
    'a\u2029b',
    'a\ud800b',
    '\udc00',
    'a\u0007b',
    'a\u0085b',
    '\u3164',
    '\ufeffa',
    'a\u{e0041}b',
    '\ufffe',
  ])('rejects %p', (text) => {
    expect(isShownText(text)).toBe(false)
    expect(isShownText(`王${text}明`, { hasLines: true })).toBe(text === 'a\r\nb')
  })

  it('may have several lines if requested', () => {
    expect(isShownText('first\r\nsecond\n\tthird', { hasLines: true })).toBe(true)
    expect(isShownText('first\nsecond\u202e', { hasLines: true })).toBe(false)
  })
})
