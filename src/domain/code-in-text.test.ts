import fc from 'fast-check'
import { codeInText } from './code-in-text'
import { typedCode } from './typed-code'

describe('a code as it was typed', () => {
  it.each([
    ['star-2026-gift', 'STAR2026GIFT'],
    [' ＳＴＡＲ　２０２６ ', 'STAR2026'],
    ['st\u200Bar–2026\n', 'STAR2026'],
    ['【STAR·2026】', 'STAR2026'],
  ])('reads %j as intended', (typed, code) => {
    expect(typedCode(typed)).toBe(code)
  })

  it('stays the same when read again', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => typedCode(typedCode(text)) === typedCode(text)))
  })
})

describe('a code that was scanned or pasted', () => {
  it.each([
    ['https://encore.test/ticket/bind-ticket?lang=en&code=star-2026#top', 'STAR2026'],
    ['https://encore.test/x?code=%EF%BC%A1%EF%BC%A2', 'AB'],
    ['STAR 2026', 'STAR2026'],
    ['https://encore.test/nothing', ''],
  ])('finds the code in %j', (text, code) => {
    expect(codeInText(text)).toBe(code)
  })
})
