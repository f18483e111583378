import { readdirSync } from 'node:fs'
import path from 'node:path'

const SHEET = /\.module\.scss$/
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Class names of all style sheets in a folder: two letters for the sheet, one or more for the class. On a phone the
 * class names of every node cross the bridge, and a unique hash takes five letters. Sheets are numbered by path and
 * classes in order, so the same sources give the same names.
 */
export function shortClassNames(folder: string): (localName: string, file: string) => string {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SHEET.test(file))
    .sort()
    .map((file) => path.join(folder, file))
  if (sheets.length > LETTERS.length ** 2)
    throw new Error(`${sheets.length} sheets are more than two letters tell apart`)
  const classes = new Map<string, string[]>()
  return (localName, file) => {
    const sheet = sheets.indexOf(file)
    if (sheet < 0) throw new Error(`${file} is no sheet of ${folder}`)
    const names = classes.get(file) ?? []
    classes.set(file, names)
    if (!names.includes(localName)) names.push(localName)
    return inLetters(sheet).padStart(2, LETTERS[0]) + inLetters(names.indexOf(localName))
  }
}

/** Encodes a number in letters, as short as possible. */
function inLetters(value: number): string {
  const last = LETTERS.charAt(value % LETTERS.length)
  return value < LETTERS.length ? last : inLetters(Math.floor(value / LETTERS.length)) + last
}
