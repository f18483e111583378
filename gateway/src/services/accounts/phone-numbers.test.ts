import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { phoneError } from '@/domain/phone'
import { isPhoneNumber } from './phone-numbers'

/** Areas with a format of their own in the app, and the start and length of their mobile numbers. */
const AREAS = [
  ['86', '1', 11],
  ['852', '', 8],
  ['853', '6', 8],
  ['886', '9', 9],
] as const

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''))
const typeOf = (area: string, number: string) => parsePhoneNumberFromString(`+${area}${number}`)?.getType()

describe('the phone rules of app and gateway', () => {
  it.each(AREAS)('accept every mobile number of +%s', (area, start, length) => {
    let mobiles = 0
    fc.assert(
      fc.property(digits(length - start.length), (rest) => {
        const cellphone = `${start}${rest}`
        if (typeOf(area, cellphone) !== 'MOBILE') return
        mobiles += 1
        expect([cellphone, phoneError(cellphone, area, [])]).toEqual([cellphone, null])
        expect(isPhoneNumber({ cellphone, countryCode: area })).toBe(true)
      }),
      { numRuns: 2000, seed: 30 },
    )
    expect(mobiles).toBeGreaterThan(100)
  })

  it('reject in the gateway whatever the app rejects', () => {
    const numbers = fc.oneof(fc.string(), fc.integer({ min: 4, max: 16 }).chain(digits))
    let landlines = 0
    fc.assert(
      fc.property(fc.constantFrom('86', '852', '853', '886'), numbers, (area, cellphone) => {
        if (phoneError(cellphone, area, []) === null) return
        if (typeOf(area, cellphone) === 'FIXED_LINE') landlines += 1
        expect(isPhoneNumber({ cellphone, countryCode: area })).toBe(false)
      }),
      { numRuns: 2000, seed: 30 },
    )
    expect(landlines).toBeGreaterThan(10)
  })
})
