import fc from 'fast-check'
import { ageOn, documentKey, isValidIdNumber, maskedIdNumber, personFromIdCard } from './identity-document'

/** Noon in Shanghai. */
const NOW = Date.parse('2026-11-20T12:00:00+08:00')
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

function withCheckDigit(first17: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(first17[index]), 0)
  return first17 + '10X98765432'[sum % 11]
}

const first17 = fc
  .tuple(
    fc.integer({ min: 110000, max: 659999 }),
    fc.integer({ min: 1930, max: 2025 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
    fc.integer({ min: 0, max: 999 }),
  )
  .map(([area, year, month, day, sequence]) => {
    const pad = (value: number, length: number) => String(value).padStart(length, '0')
    return `${area}${year}${pad(month, 2)}${pad(day, 2)}${pad(sequence, 3)}`
  })

describe('an ID card number', () => {
  it('accepts only the right check digit', () => {
    fc.assert(
      fc.property(first17, fc.constantFrom(...'0123456789X'), (digits, last) => {
        const right = withCheckDigit(digits)
        expect(isValidIdNumber('ID_CARD', right, NOW)).toBe(true)
        expect(isValidIdNumber('ID_CARD', digits + last, NOW)).toBe(digits + last === right)
      }),
    )
  })

  it('reads birthday and gender (USER-038, USER-039)', () => {
    expect(personFromIdCard('310101199003071239')).toEqual({ birthday: '1990-03-07', gender: 'MALE' })
    expect(personFromIdCard('310101199003071220')).toEqual({ birthday: '1990-03-07', gender: 'FEMALE' })
    expect(personFromIdCard('310101900307123')).toBeNull()
  })

  it.each(['', '123', '310101199013071239', '310101199002301239', '3101011990030712399'])(
    'reads nothing from %p',
    (text) => {
      expect(personFromIdCard(text)).toBeNull()
      expect(isValidIdNumber('ID_CARD', text, NOW)).toBe(false)
    },
  )

  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2099-01-01', false],
    ['1899-12-31', false],
  ])('checks the birthday %s: %p', (birthday, expected) => {
    const number = withCheckDigit(`310101${birthday.replace(/-/g, '')}123`)
    expect(isValidIdNumber('ID_CARD', number, NOW)).toBe(expected)
  })

  it('may be typed with blanks and a small x', () => {
    const withX = '11010519491231002x'
    expect(isValidIdNumber('ID_CARD', ` ${withX} `, NOW)).toBe(true)
  })
})

it.each([
  ['PASSPORT', 'E12345678', true],
  ['PASSPORT', 'E1', false],
  ['HK_MACAO_PERMIT', 'C12345678', true],
  ['MACAO_ID', '1234567(8)', true],
  ['MACAO_ID', '2234567(8)', false],
  ['HK_MACAO_PERMIT', 'H_________', false],
  ['HONGKONG_ID', 'A123456(3)', true],
  ['HONGKONG_ID', 'A123456（3）', true],
  ['HONGKONG_ID', 'A123456(7)', false],
  ['HONGKONG_ID', 'AB987654(3)', true],
  ['HK_MACAO_TAIWAN_RESIDENCE', '830000199201300022', true],
  ['HK_MACAO_TAIWAN_RESIDENCE', '830000199201300029', false],
  ['HK_MACAO_TAIWAN_RESIDENCE', '830000209902300022', false],
  ['HK_MACAO_TAIWAN_RESIDENCE', '810000000000000000', false],
  ['FOREIGN_PERMANENT_RESIDENCE', '911124198108030024', true],
  ['FOREIGN_PERMANENT_RESIDENCE', '911124198108030025', false],
  ['FOREIGN_PERMANENT_RESIDENCE', 'CHN310000000001', true],
  ['ID_CARD', '１１０１０１ 19900307-803X', true],
  ['PASSPORT', 'E 1234 5678\u200b', true],
  ['TAIWAN_PERMIT', '12345678', true],
  ['OTHER', '<script>', false],
] as const)('%s %s is valid: %p', (idType, idNumber, expected) => {
  expect(isValidIdNumber(idType, idNumber, NOW)).toBe(expected)
})

it.each([
  ['1990-03-07', '2026-03-06', 35],
  ['1990-03-07', '2026-03-07', 36],
  ['2026-11-21', '2026-11-21', 0],
])('of a person born %s counts %3$i years on %s', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age)
})

it('shows only the ends of a number, and never all of it', () => {
  expect(maskedIdNumber('310101199003071239')).toBe('310***********1239')
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 30 }), (idNumber) => {
      const masked = maskedIdNumber(idNumber)
      expect(masked).toHaveLength(idNumber.length)
      if (idNumber.length > 7) expect(masked).toContain('*')
    }),
  )
})

it.each([
  [
    { idType: 'ID_CARD', idNo: '830000199201300022' },
    { idType: 'HK_MACAO_TAIWAN_RESIDENCE', idNo: '830000199201300022' },
  ],
  [
    { idType: 'HONGKONG_ID', idNo: 'a123456(3)' },
    { idType: 'HONGKONG_ID', idNo: 'A1234563' },
  ],
  [
    { idType: 'HONGKONG_ID', idNo: 'A123456(3' },
    { idType: 'HONGKONG_ID', idNo: 'A123456（3）' },
  ],
  [
    { idType: 'OTHER', idNo: '11010119900307803X' },
    { idType: 'ID_CARD', idNo: '１１０１０１ 19900307-803x' },
  ],
  [
    { idType: 'FOREIGN_PERMANENT_RESIDENCE', idNo: '911124198108030024' },
    { idType: 'ID_CARD', idNo: '911124198108030024' },
  ],
  [
    { idType: 'HK_MACAO_PERMIT', idNo: 'H1234567801' },
    { idType: 'HK_MACAO_PERMIT', idNo: 'h 12345678' },
  ],
] as const)('identifies one document: %j, %j', (one, other) => {
  expect(documentKey(one)).toBe(documentKey(other))
})

it('identifies another document by another type, or number', () => {
  const passport = { idType: 'PASSPORT', idNo: 'E12345678' } as const
  expect(documentKey(passport)).not.toBe(documentKey({ ...passport, idType: 'OTHER' }))
  expect(documentKey(passport)).not.toBe(documentKey({ ...passport, idNo: 'E12345679' }))
})
