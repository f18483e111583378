import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Converter } from 'opencc-js/cn2t'
import { toMacauWords } from '../../gateway/src/texts/macau-words'
import { camelCase, change, create, inWords } from './insert'
import { DETAIL } from './kinds/detail'
import { FORM } from './kinds/form'
import { LIST } from './kinds/list'
import { PICKER } from './kinds/picker'
import { quoted, type ScreenKind, type ScreenNames, textKey, type Words } from './kinds/screen-kind'
import { LOCALES, type LocaleFile, MAIN_PACKAGE, textPlace, withPage, writeReadme, writeTexts } from './new-package'

/** Initial content of a page by kind, with model and test. */
export const SCREEN_KINDS = { list: LIST, detail: DETAIL, form: FORM, picker: PICKER } as const satisfies Record<
  string,
  ScreenKind
>
export type ScreenKindName = keyof typeof SCREEN_KINDS

export interface NewScreen {
  kind: ScreenKindName
  /** `package-user`, possibly new; `pages` is the main package. */
  inPackage: string
  /** `profile`. */
  name: string
  title: Words
  /** `account`, possibly new: folder of the package with the page's texts. */
  feature?: string | undefined
}

const toHongKong = Converter({ from: 'cn', to: 'hk' })
const PACKAGE = /^(pages|package(-[a-z]+)+)$/
const FEATURE = /^[a-z]+(-[a-z]+)*$/
const PAGE = /^[a-z]+(-[a-z]+)*$/

/**
 * A screen: page, model, style, configuration, texts and test, with its rows in the two page tables. Returns the
 * written files. Throws at invalid names, and never overwrites.
 */
export function newScreen(root: string, screen: NewScreen): string[] {
  const { inPackage, name } = screen
  const kind: ScreenKind = SCREEN_KINDS[screen.kind]
  if (!PACKAGE.test(inPackage)) throw new Error(`"${inPackage}" is no package: package-<name>, or ${MAIN_PACKAGE}.`)
  if (screen.feature !== undefined && !FEATURE.test(screen.feature))
    throw new Error(`"${screen.feature}" is no name of a feature: lower case and hyphens.`)
  if (!PAGE.test(name)) throw new Error(`"${name}" is no name of a page: lower case and hyphens.`)

  const place = textPlace(root, inPackage, name, screen.feature)
  const { text, textFile } = place
  const names: ScreenNames = { name, key: camelCase(name), text, textFile, title: screen.title }
  const folder = path.join(root, 'src', inPackage, inPackage === MAIN_PACKAGE ? '' : 'pages', name)
  const isDeep = inPackage !== MAIN_PACKAGE
  const files: Record<string, string> = {
    [`${name}.tsx`]: kind.page(names),
    [`${name}-model.ts`]: kind.model(names),
    [`${name}.config.ts`]: configText(names),
    [`${name}.module.scss`]: isDeep ? kind.style : kind.style.replace('../../../ui', '../../ui'),
    [`${name}.test.tsx`]: kind.test(names),
  }
  const written = Object.keys(files).map((file) => path.join(folder, file))
  for (const [file, content] of Object.entries(files)) create(path.join(folder, file), content)

  const tables = [routesFileOf(root, inPackage), path.join(root, 'src/app.config.ts')] as const
  change(tables[0], (content) => withRow(content, names, screen))
  change(tables[1], (content) => withPage(content, inPackage, name))
  const texts = writeTexts(place, linesOf(names, { title: screen.title, ...kind.texts }))
  return [...written, ...tables, ...texts, ...writeReadme(root, inPackage, screen.title.english)]
}

function pathOf({ inPackage, name }: Pick<NewScreen, 'inPackage' | 'name'>): string {
  return [inPackage, inPackage === MAIN_PACKAGE ? '' : 'pages', name, name].filter(Boolean).join('/')
}

function linesOf(names: ScreenNames, texts: Readonly<Record<string, Words>>): Record<LocaleFile, string> {
  const lines = (inLanguage: (words: Words) => string) =>
    Object.entries(texts)
      .map(([key, words]) => `  ${textKey(names, key)}: ${quoted(inLanguage(words))},\n`)
      .join('')
  const [zhCn, zhMo, enUs] = LOCALES
  return {
    [zhCn]: lines(({ chinese }) => chinese),
    [zhMo]: lines(({ chinese }) => toMacauWords(toHongKong(chinese))),
    [enUs]: lines(({ english }) => english),
  }
}

function configText({ key }: ScreenNames): string {
  return `import { routes } from '@/routes'
import { pageConfig } from '@/routes/page-config'

export default definePageConfig(pageConfig(routes.${key}))
`
}

/** Route table for a new page: one with pages of its package, otherwise that of goods. */
function routesFileOf(root: string, inPackage: string): string {
  const folder = path.join(root, 'src/routes')
  const tables = readdirSync(folder)
    .filter((file) => file.endsWith('-routes.ts'))
    .map((file) => path.join(folder, file))
  const has = (words: string) => (file: string) => readFileSync(file, 'utf8').includes(words)
  const ofPackage = inPackage === MAIN_PACKAGE ? "page('', " : `'${inPackage}'`
  return tables.find(has(ofPackage)) ?? path.join(folder, 'goods-routes.ts')
}

/** Route table with the page as its last row. */
function withRow(content: string, { key, name }: ScreenNames, { inPackage, kind }: NewScreen): string {
  const inTable = inPackage === MAIN_PACKAGE ? '' : inPackage
  const row = `  ${key}: route('${key}', page('${inTable}', '${name}'), { aliases: ['/${name}'] }),\n`
  const table = content.replace(/\}\n$/, `${row}}\n`)
  return kind === 'picker' ? withAnswer(table, key) : table
}

/** Declares the result type of a picker. */
function withAnswer(table: string, key: string): string {
  const typed = table.replace(` ${key}: route(`, ` ${key}: route<NoParams, { id: string }>(`)
  return typed.includes('type NoParams') || typed === table
    ? typed
    : typed.replace('import { page', 'import { type NoParams, page')
}

/** Next steps for the developer. */
export function nextSteps({ inPackage, name, kind }: NewScreen): string {
  return `The page ${inWords(name)} is at src/${pathOf({ inPackage, name })}.tsx and opens under /${name}. Next:
  1. load the data of this page in its model: the template is a ${kind} of other data
  2. set login, parameters and behaviour of its row in src/routes/
  3. extend its test
See docs/playbooks/new-screen.md.`
}
