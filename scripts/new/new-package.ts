import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { camelCase, change, create, insertAfterLast, pascalCase } from './insert'
import { quoted, type ScreenNames } from './kinds/screen-kind'

export const LOCALES = ['zh-cn', 'zh-mo', 'en-us'] as const
export type LocaleFile = (typeof LOCALES)[number]

/** Folder of the main package's pages. */
export const MAIN_PACKAGE = 'pages'

/**
 * Location of a page's texts: in a feature of its sub-package, in the sub-package, or beside a page of the main
 * package.
 */
export interface TextPlace extends Pick<ScreenNames, 'text' | 'textFile'> {
  /** Has `text.ts` and `locales`. */
  folder: string
  /** `user`; `ownProfile`. */
  type: string
}

/** Features of a package: folders with texts. */
function featuresOf(root: string, inPackage: string): string[] {
  const folder = path.join(root, 'src', inPackage)
  if (inPackage === MAIN_PACKAGE || !existsSync(folder)) return []
  return readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'text.ts')))
}

/** Location of a page's texts. Throws if a package has features and none is named. */
export function textPlace(root: string, inPackage: string, name: string, feature?: string): TextPlace {
  const isMain = inPackage === MAIN_PACKAGE
  const features = featuresOf(root, inPackage)
  if (features.length > 0 && feature === undefined)
    throw new Error(`${inPackage} has features: name one of ${features.join(', ')}, or a new one, with --feature.`)
  const type = camelCase(isMain ? name : (feature ?? inPackage.replace('package-', '')))
  return {
    type,
    folder: path.join(root, 'src', inPackage, isMain ? name : (feature ?? '')),
    text: `${type}Text`,
    textFile: isMain ? './text' : path.posix.join('../..', feature ?? '', 'text'),
  }
}

/** Writes the lines of each language; creates missing files. */
export function writeTexts({ folder, type }: TextPlace, lines: Readonly<Record<LocaleFile, string>>): string[] {
  const index = path.join(folder, 'text.ts')
  const fileOf = (locale: LocaleFile) => path.join(folder, 'locales', `${locale}.ts`)
  const files = LOCALES.map(fileOf)
  if (!existsSync(index)) {
    create(index, indexText(type))
    for (const locale of LOCALES) create(fileOf(locale), localeText(locale, type, lines[locale]))
    return [index, ...files]
  }
  for (const locale of LOCALES) {
    change(fileOf(locale), (content) =>
      insertAfterLast(content, /\n {2}'[^']+':[^\n]*(\n {4}[^\n]*)?,/, `\n${lines[locale].trimEnd()}`),
    )
  }
  return files
}

/** Creates a sub-package with a one-sentence description. */
export function writeReadme(root: string, inPackage: string, title: string): string[] {
  const file = path.join(root, 'src', inPackage, 'README.md')
  if (inPackage === MAIN_PACKAGE || existsSync(file)) return []
  create(file, `# ${inPackage}\n\n${title}, and what belongs to it.\n`)
  return [file]
}

/** Page list with one more page, of a possibly new sub-package. */
export function withPage(content: string, inPackage: string, name: string): string {
  const entry = `'pages/${name}/${name}'`
  const list = inPackage === MAIN_PACKAGE ? 'defineAppConfig\\(\\{\\s*' : `root: '${inPackage}',\\s*`
  const known = new RegExp(`(${list}pages: \\[[^\\]]*?),?(\\s*\\])`)
  if (known.test(content))
    return content.replace(known, (_all, before: string, end: string) => `${before}, ${entry}${end}`)
  return content.replace(
    /\n {2}\],\n {2}preloadRule/,
    (end) => `\n    { root: '${inPackage}', pages: [${entry}] },${end}`,
  )
}

function indexText(type: string): string {
  const key = `${pascalCase(type)}TextKey`
  return `import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type ${key} } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

export const ${type}Text: Dictionary<${key}> = { type: ${quoted(type)}, 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
`
}

function localeText(locale: LocaleFile, type: string, lines: string): string {
  const key = `${pascalCase(type)}TextKey`
  if (locale === 'zh-cn')
    return `const zhCN = {\n${lines}}\n\nexport type ${key} = keyof typeof zhCN\nexport default zhCN\n`
  const name = locale === 'zh-mo' ? 'zhMO' : 'enUS'
  return `import type { ${key} } from './zh-cn'

const ${name}: Record<${key}, string> = {
${lines}}

export default ${name}
`
}
