import fc from 'fast-check'
import {
  isPlate,
  nextPlateCharacters,
  normalizedPlate,
  PLATE_KINDS,
  type PlateKind,
  plateKind,
  plateLength,
  plateText,
} from './plate-number'

/** The form of every plate that the contract of the calls knows. */
const CONTRACT =
  /^([京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][A-HJ-NP-Z0-9]{4,5}[A-HJ-NP-Z0-9挂学警港澳]|[A-Z]{1,2}-?\d{2}-?\d{2})$/

/** A plate typed with the keys of a kind, one after the other, chosen by numbers. */
function typed(kind: PlateKind, choices: readonly number[]): string {
  return choices.reduce((plate, choice) => {
    const keys = nextPlateCharacters(kind, plate)
    return keys.length === 0 ? plate : plate + keys[choice % keys.length]
  }, '')
}

const kinds = fc.constantFrom(...PLATE_KINDS)
const choices = fc.array(fc.nat(), { minLength: 8, maxLength: 8 })

describe('number plates (PARK-007)', () => {
  it('accepts every plate that its keyboard can complete, and none that is incomplete', () => {
    fc.assert(
      fc.property(kinds, choices, (kind, numbers) => {
        const plate = typed(kind, numbers)
        expect(plateKind(plate)).toBe(kind)
        expect(plate.length).toBeLessThanOrEqual(plateLength(kind))
        expect(plate).toMatch(CONTRACT)
        expect(plateKind(plate.slice(0, -1))).not.toBe(kind)
      }),
    )
  })

  it('accepts only plates of the contract', () => {
    const characters = fc.constantFrom(...'京沪粤澳港学警挂AZIOD019-·'.split(''))
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 9 }), (parts) => {
        const text = normalizedPlate(parts.join(''))
        if (isPlate(text)) expect(text).toMatch(CONTRACT)
      }),
    )
  })

  it('reads a plate alike however it is written', () => {
    const noise = fc.constantFrom('', ' ', '-', '·', '\u200b', '\u3000')
    fc.assert(
      fc.property(kinds, choices, fc.array(noise, { minLength: 9, maxLength: 9 }), (kind, numbers, between) => {
        const plate = typed(kind, numbers)
        const written = Array.from(plate.toLowerCase())
          .map((character, at) => `${between[at] ?? ''}${character}`)
          .join('')
        expect(normalizedPlate(written)).toBe(plate)
        expect(normalizedPlate(plateText(plate))).toBe(plate)
      }),
    )
  })

  it.each([
    ['an ordinary one', '沪A12345', 'MAINLAND'],
    ['one of the police', '京A1234警', 'MAINLAND'],
    ['one of a learner', '苏E1234学', 'MAINLAND'],
    ['one of Hong Kong on the mainland', '粤Z1234港', 'MAINLAND'],
    ['one of Macau on the mainland', '粤ZA123澳', 'MAINLAND'],
    ['a small car on new energy', '沪AD12345', 'NEW_ENERGY'],
    ['a small car on new energy with two letters', '粤BFA1234', 'NEW_ENERGY'],
    ['a bus on new energy', '沪A12345D', 'NEW_ENERGY'],
    ['one of Macau', 'M1234', 'MACAU'],
    ['one of Macau with two letters', 'AA1234', 'MACAU'],
  ])('accepts %s', (_what, plate, kind) => {
    expect(plateKind(plate)).toBe(kind)
  })

  it.each([
    ['nothing', ''],
    ['a province alone', '沪'],
    ['letters that are never used', '沪AI2345'],
    ['one that is too short', '沪A1234'],
    ['one that is too long', '沪AD123456'],
    ['a mark of Hong Kong elsewhere', '沪A1234港'],
    ['a mark in the middle', '沪A12警45'],
    ['eight places without the letter of new energy', '沪A123456'],
    ['markup', '<b>'],
    ['three digits of Macau', 'M123'],
  ])('rejects %s', (_what, plate) => {
    expect(isPlate(plate)).toBe(false)
  })

  it.each([
    ['沪A12345', '沪A·12345'],
    ['沪AD12345', '沪A·D12345'],
    ['M1234', 'M-12-34'],
    ['AA1234', 'AA-12-34'],
  ])('formats %s like the plate on the car', (plate, text) => {
    expect(plateText(plate)).toBe(text)
  })
})
