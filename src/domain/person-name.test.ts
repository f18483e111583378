import { isPersonName, normalizedName } from './person-name'

describe('the name of a person (USER-031)', () => {
  it.each([
    ['a Chinese name', '张三'],
    ['a name in two parts', '买买提·艾力'],
    ['a name in another script', "Seán O'Connor-Lee Jr."],
    ['characters beyond the basic plane', '𠮷野𨳒'],
    ['forty of them', '𠮷'.repeat(40)],
  ])('accepts %s', (_what, name) => {
    expect(isPersonName(name)).toBe(true)
  })

  it.each([
    ['digits', '张3'],
    ['digits of full width', '王１'],
    ['a mask', '王＊'],
    ['markup', '<b>张三</b>'],
    ['dots alone', ' ·· '],
    ['forty-one characters', '𠮷'.repeat(41)],
  ])('rejects %s', (_what, name) => {
    expect(isPersonName(name)).toBe(false)
  })

  it('keeps one kind of middle dot without spaces around it', () => {
    expect(normalizedName('买买提 • 艾力')).toBe('买买提·艾力')
    expect(normalizedName('买买提・艾力')).toBe('买买提·艾力')
  })

  it('keeps one space between words and composes accents', () => {
    expect(normalizedName('  Jose\u0301   Pérez ')).toBe('José Pérez')
  })
})
