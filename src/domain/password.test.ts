import { passwordError } from './password'

describe('a password', () => {
  it.each([
    ['Abcdef1', 'length'],
    ['Abcdef12', null],
    ['Abcdefghijklmnopqr12', null],
    ['Abcdefghijklmnopqr123', 'length'],
    ['', 'length'],
  ])('has 8 to 20 characters: %j (LOGIN-040)', (password, error) => expect(passwordError(password)).toBe(error))

  it.each([
    ['abcdefgh', 'kinds'],
    ['abcdefg1', 'kinds'],
    ['ABCDEFG1', 'kinds'],
    ['abcdefg!', 'kinds'],
    ['abcdefG1', null],
    ['abcdef1!', null],
    ['ABCDEF1~', null],
    ['Abcdefg`', null],
    ['Abcdef1!', null],
  ])('has three of four kinds of characters: %j (LOGIN-041)', (password, error) =>
    expect(passwordError(password)).toBe(error),
  )

  it.each(['Abc def1', 'Abcdef1é', 'Abcdef1密', 'Abcdef1\n', 'Abcdef1\u0000'])(
    'contains only characters that can be typed: %j',
    (password) => expect(passwordError(password)).toBe('characters'),
  )
})
