import { codeInText } from '@/domain/code-in-text'
import { normalizedIdNumber } from '@/domain/identity-document'
import { normalizedTaxpayerId } from '@/domain/invoice-rules'
import { codeDigits, phoneDigits, phoneInText } from '@/domain/phone'
import { typedCode } from '@/domain/typed-code'

/** Fields that people type or paste, with their normal forms (contract D-34). */
const TYPED: ReadonlyMap<string, (text: string) => string> = new Map([
  ['verifyCode', codeDigits],
  ['captchaCode', typedCode],
  ['exchangeCode', codeInText],
  ['invitationCode', codeInText],
  ['taxpayerId', normalizedTaxpayerId],
  ['idNo', normalizedIdNumber],
  ['identityNo', normalizedIdNumber],
  ['cellphone', phoneDigits],
  ['transfereePhone', phoneDigits],
])

/** Phones and the fields of their area codes. */
const PHONES = [
  { phone: 'cellphone', area: 'countryCode' },
  { phone: 'cellphone', area: 'cellphoneCountryCode' },
  { phone: 'transfereePhone', area: 'countryCode' },
]

/** Normalises typed codes, documents and phones of a call; limits are checked afterwards. */
export function typedInput(fields: object): object {
  if (Array.isArray(fields)) return fields.map(plainPart)
  const given = new Map<string, unknown>(Object.entries(fields))
  const plain = Object.entries(fields).map(([name, value]) => {
    const normalize = TYPED.get(name)
    return [name, normalize && typeof value === 'string' ? normalize(value) : plainPart(value)]
  })
  return { ...Object.fromEntries(plain), ...phonesOf(given) }
}

function plainPart(part: unknown): unknown {
  return typeof part === 'object' && part !== null ? typedInput(part) : part
}

function phonesOf(given: ReadonlyMap<string, unknown>): object {
  const found = PHONES.flatMap(({ phone, area }) => {
    const cellphone = given.get(phone)
    const countryCode = given.get(area)
    if (typeof cellphone !== 'string' || typeof countryCode !== 'string' || !/^\d{1,4}$/.test(countryCode)) return []
    const typed = phoneInText({ cellphone, countryCode })
    return [
      [phone, typed.cellphone],
      [area, typed.countryCode],
    ]
  })
  return Object.fromEntries(found)
}
