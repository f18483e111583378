import fc from 'fast-check'
import { codeInText } from '@/domain/code-in-text'
import { isEmail, isMailAddress, normalizedEmail } from '@/domain/email'
import { isValidIdNumber, normalizedIdNumber } from '@/domain/identity-document'
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

  it.each([
    ['电话：+86 138 0013 8000', '86', '+86 13800138000'],
    ['手机号13800138000', '86', '+86 13800138000'],
    ['Tel. (852) 6123 4567', '852', '+852 61234567'],
  ])('drops the label copied along in %j', (text, area, number) => {
    expect(phone(text, area)).toBe(number)
  })

  it.each([
    ['+1 415 555 2671', '+14155552671'],
    ['电话 001 415 555 2671', '+14155552671'],
    ['+', '+'],
    ['+65 9123 4567', '+6591234567'],
    ['+852 6123 4567', '+85261234567'],
  ])('keeps the unserved country code of %j, and rejects the number', (text, shown) => {
    const field = phoneField({ supportedAreas: () => ['86'] })
    for (let end = 1; end <= text.length; end += 1) field.set({ countryCode: '86', cellphone: text.slice(0, end) })
    expect(field.value).toEqual({ countryCode: '86', cellphone: shown })
    expect(field.problem?.('en-US')).toBe("Phone numbers from this region aren't supported")
  })

  it.each([
    ['138****8000', '86'],
    ['912****56', '65'],
    ['91234567转12', '65'],
    ['91234567 ext 12', '65'],
  ])('rejects %s of +%s, which nobody can call', (text, countryCode) => {
    const field = phoneField()
    field.set({ countryCode, cellphone: text })
    expect(field.value.cellphone).toBe(text)
    expect(field.problem?.('en-US')).toBe('Enter a valid phone number')
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

  it.each([
    ['身份证号：11010119900307803x', normalizedIdNumber, '11010119900307803X'],
    ['李雷 身份证 110101 19900307 803X', normalizedIdNumber, '11010119900307803X'],
    ['Passport No.: E12345678', normalizedIdNumber, 'E12345678'],
    ['纳税人识别号:91310115MA1K4B5C6D', normalizedTaxpayerId, '91310115MA1K4B5C6D'],
    ['兑换码：ENCORE-2026', codeInText, 'ENCORE2026'],
    ['【兑换码】ENCORE2026', codeInText, 'ENCORE2026'],
    ['芝麻开门', codeInText, '芝麻开门'],
    ['ａｎ@Example.com ', normalizedEmail, 'an@example.com'],
  ])('reads %j without its label (D-34)', (text, normalize, code) => {
    expect(normalize(text)).toBe(code)
  })

  it('rejects masked documents and e-mail addresses', () => {
    expect(isValidIdNumber('OTHER', 'E****5678', 0)).toBe(false)
    expect(isMailAddress('an***@encore.example')).toBe(false)
    expect(isEmail('an***@encore.example')).toBe(false)
  })

  it('accepts a phone in any width and grouping (issue 31)', () => {
    fc.assert(fc.property(spelt('13800138000'), (text) => phone(text) === '+86 13800138000'))
  })
})
