import { camelCase, pascalCase } from '../insert'

/** A text in the first language, and in English; the third is derived from the first. */
export interface Words {
  chinese: string
  english: string
}

/** Place of a new page, and its names in code. */
export interface ScreenNames {
  /** `profile`: folder, files, address. */
  name: string
  /** Key in the route table. */
  key: string
  /** `userText`, and where it is imported from. */
  text: string
  textFile: string
  title: Words
}

/** Parts of a screen kind. `test` imports the page from beside it. */
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

/** A string literal. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
