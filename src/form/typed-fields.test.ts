import fc from 'fast-check'
import { normalizedIdNumber } from '@/domain/identity-document'
import { normalizedTaxpayerId } from '@/domain/invoice-rules'
import { codeField } from './code-field'
import type { Field } from './field'
import { phoneField } from './phone-field'
import { textField } from './text-field'
import { typedCodeField } from './typed-code-field'

const typedInto = (field: Field<string>, text: string) => {
  field.set(text)
  return field.value
}
const phone = (text: string, countryCode = '86', areas: string[] = []) => {
  const field = phoneField({ supportedAreas: () => areas })
  field.set({ countryCode, cellphone: text })
  return `+${field.value.countryCode} ${field.value.cellphone}`
}

/** A plain text in any width, with any separators and invisible characters between its characters. */
const spelt = (plain: string) =>
  fc
    .array(fc.tuple(fc.boolean(), fc.constantFrom('', '', ' ', '-', '\u3000', '\u200b', '\ufeff', '（', ')')), {
      minLength: plain.length,
      maxLength: plain.length,
    })
    .map((ways) =>
      Array.from(plain, (sign, at) => {
        const [isWide, after] = ways[at] ?? [false, '']
        return (isWide ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign) + after
      }).join(''),
    )

describe('a field of a code', () => {
  it.each([
    ['815 771', '815771'],
    ['815-771', '815771'],
    ['８１５７７１', '815771'],
    ['【Encore】您的验证码是 815771，5 分钟内有效，请勿告诉他人。', '815771'],
    ['Encore: 815 771 is your code. It expires in 10 minutes.', '815771'],
    ['登录 13800138000，验证码：815771', '815771'],
    ['8157712', '815771'],
    ['81', '81'],
  ])('reads %j as %s (issue 31)', (text, code) => {
    expect(typedInto(codeField(), text)).toBe(code)
  })

  it.each([
    ['+86 138-0013-8000', '86', '+86 13800138000'],
    ['86 138 0013 8000', '86', '+86 13800138000'],
    ['008613800138000', '86', '+86 13800138000'],
    ['１３８００１３８０００', '86', '+86 13800138000'],
    ['+852 6123 4567', '86', '+852 61234567'],
    ['＋８５３ 6612 3456', '86', '+853 66123456'],
    ['+1 (202) 555-0123', '1', '+1 2025550123'],
    ['138', '86', '+86 138'],
    ['13800138000', '86', '+86 13800138000'],
  ])('reads the phone %j with +%s as %s (issue 31)', (text, area, number) => {
    expect(phone(text, area)).toBe(number)
  })

  it('keeps the area when the shop does not serve that of a pasted phone', () => {
    expect(phone('+852 6123 4567', '86', ['86'])).toBe('+86 85261234567')
  })

  it.each([
    ['a coupon', () => typedCodeField(32), 'ENCORE2026'],
    ['a picture', () => typedCodeField(8), 'AB3D'],
    ['a message', codeField, '815771'],
    ['a taxpayer', () => textField({ normalize: normalizedTaxpayerId }), '91310115MA1K4B5C6D'],
    ['an ID card', () => textField({ normalize: normalizedIdNumber }), '11010119900307803X'],
    ['a Hong Kong card', () => textField({ normalize: normalizedIdNumber }), 'A1234563'],
    ['a passport', () => textField({ normalize: normalizedIdNumber }), 'E12345678'],
  ] as const)('accepts the code of %s in any width, grouping and case (issue 31)', (_kind, fieldOf, plain) => {
    fc.assert(
      fc.property(spelt(plain), fc.boolean(), (text, isSmall) => {
        expect(typedInto(fieldOf(), isSmall ? text.toLowerCase() : text)).toBe(plain)
      }),
    )
  })

  it('accepts a phone in any width and grouping (issue 31)', () => {
    fc.assert(fc.property(spelt('13800138000'), (text) => phone(text) === '+86 13800138000'))
  })
})
