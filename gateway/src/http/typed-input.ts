import { codeInText } from '@/domain/code-in-text'
import { normalizedIdNumber } from '@/domain/identity-document'
import { normalizedTaxpayerId } from '@/domain/invoice-rules'
import { codeDigits, phoneDigits, phoneInText } from '@/domain/phone'
import { typedCode } from '@/domain/typed-code'

/** Fields of calls that people type or paste, and their plain form (contract D-34). */
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

/** Phones and the fields with their areas. */
const PHONES = [
  { phone: 'cellphone', area: 'countryCode' },
  { phone: 'cellphone', area: 'cellphoneCountryCode' },
  { phone: 'transfereePhone', area: 'countryCode' },
]

/** The fields of a call with every typed code, document and phone in its plain form; limits are checked after this. */
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
