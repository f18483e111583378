import { camelCase, pascalCase } from '../insert'

/** A text in the language it is written in first, and in English; the third language is made from the first. */
export interface Words {
  chinese: string
  english: string
}

/** Where a new page stands, and what it is called in code. */
export interface ScreenNames {
  /** `profile`: folder, files, address. */
  name: string
  /** Name in the table of routes. */
  key: string
  /** `userText`, and where it is imported from. */
  text: string
  textFile: string
  title: Words
}

/** What one kind of screen is made of. `test` imports the page itself from beside it. */
export interface ScreenKind {
  /** Keys of texts behind the name of the page, beside `title`. */
  texts: Readonly<Record<string, Words>>
  model(names: ScreenNames): string
  page(names: ScreenNames): string
  test(names: ScreenNames): string
  style: string
}

/** `OwnProfilePage`. */
export function componentOf({ name }: ScreenNames): string {
  return `${pascalCase(name)}Page`
}

/** `OwnProfileModel`. */
export function modelOf({ name }: ScreenNames): string {
  return `${pascalCase(name)}Model`
}

/** The key of a text of the page, in quotes. */
export function textKey({ name }: Pick<ScreenNames, 'name'>, key: string): string {
  return `'${camelCase(name)}.${key}'`
}

/** A string of the source. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
