import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { camelCase, change, create, insertAfterLast, inWords, pascalCase } from './insert'

export interface NewScreen {
  /** `package-user`. */
  inPackage: string
  /** `profile`. */
  name: string
  /** Its title in each language. */
  titles: { 'zh-cn': string; 'zh-mo': string; 'en-us': string }
}

/** A screen: the page with its style, configuration, title and test, and its rows in the two tables of pages. */
export function newScreen(root: string, screen: NewScreen): string[] {
  const { inPackage, name, titles } = screen
  const packageFolder = path.join(root, 'src', inPackage)
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`"${name}" is no name of a page: lower case and hyphens.`)
  if (!inPackage.startsWith('package-') || !existsSync(path.join(packageFolder, 'text.ts')))
    throw new Error(`There is no src/${inPackage}/text.ts: begin with the sub-package and its texts.`)
  const inFolder = (file: string) => path.join(packageFolder, 'pages', name, file)
  const key = `${camelCase(name)}.title`

  const files: Record<string, string> = {
    [inFolder(`${name}.tsx`)]: pageText(screen, key),
    [inFolder(`${name}.config.ts`)]: configText(name),
    [inFolder(`${name}.module.scss`)]: STYLE,
    [inFolder(`${name}.test.tsx`)]: testText(screen),
  }
  for (const [file, content] of Object.entries(files)) create(file, content)

  const changed: Record<string, (content: string) => string> = {
    [routesFileOf(root, screen)]: (content) => withRow(content, screen),
    [path.join(root, 'src/app.config.ts')]: (content) => withPage(content, screen),
  }
  for (const [locale, title] of Object.entries(titles)) {
    changed[path.join(packageFolder, 'locales', `${locale}.ts`)] = (content) =>
      insertAfterLast(content, /\n {2}'[^']+':[^\n]*(\n {4}[^\n]*)?,/, `\n  '${key}': ${quoted(title)},`)
  }
  for (const [file, replace] of Object.entries(changed)) change(file, replace)
  return [...Object.keys(files), ...Object.keys(changed)]
}

const STYLE = `@use '../../../ui/tokens' as *;

.page {
  margin: $space-3 $space-4;
  padding: $space-4;
  @include card;
}
`

function configText(name: string): string {
  return `import { routes } from '@/routes'
import { pageConfig } from '@/routes/page-config'

export default definePageConfig(pageConfig(routes.${camelCase(name)}))
`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`
}

function textOf(inPackage: string): string {
  return `${camelCase(inPackage.replace('package-', ''))}Text`
}

function pageText({ inPackage, name }: NewScreen, key: string): string {
  const component = `${pascalCase(name)}Page`
  return `import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { ${textOf(inPackage)} } from '../../text'
import styles from './${name}.module.scss'

function ${component}() {
  const t = useText(${textOf(inPackage)})
  return (
    <PageFrame title={t('${key}')}>
      <View className={styles.page}>{t('${key}')}</View>
    </PageFrame>
  )
}

export default page(${component}, routes.${camelCase(name)})
`
}

function testText({ name, titles }: NewScreen): string {
  const component = `${pascalCase(name)}Page`
  return `import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import { renderPage } from '@test/render-page'
import ${component} from './${name}'

describe('the ${inWords(name)} page', () => {
  it('is named in the language of the user', async () => {
    await renderPage(${component}, routes.${camelCase(name)}, { locale: 'en-US' })
    expect(await screen.findAllByText(${quoted(titles['en-us'])})).not.toHaveLength(0)
  })
})
`
}

/** Where the row of a page is, or belongs: the table that names it, else the first one that has pages of its package. */
function routesFileOf(root: string, { inPackage, name }: NewScreen): string {
  const folder = path.join(root, 'src/routes')
  const tables = readdirSync(folder).map((file) => path.join(folder, file))
  const has = (words: string) => (file: string) => readFileSync(file, 'utf8').includes(words)
  const file = tables.find(has(` ${camelCase(name)}: route`)) ?? tables.find(has(`'${inPackage}'`))
  if (!file) throw new Error(`No table in src/routes has pages of ${inPackage}: begin with one.`)
  return file
}

/** A page that the table names is no longer missing; any other gets a row at the end. */
function withRow(content: string, { inPackage, name }: NewScreen): string {
  const key = camelCase(name)
  const known = new RegExp(` {2}${key}: route(?:[^\\n]*\\),\\n|[\\s\\S]*?\\n {2}\\}\\),\\n)`).exec(content)
  if (known) return content.replace(known[0], known[0].replace(/, \{ isBuilt \}|, isBuilt| {4}isBuilt,\n/, ''))
  const row = `  ${key}: route('${key}', page('${inPackage}', '${name}'), { aliases: ['/${name}'] }),\n`
  return content.replace(/\}\n$/, `${row}}\n`)
}

function withPage(content: string, { inPackage, name }: NewScreen): string {
  const pages = new RegExp(`(root: '${inPackage}',\\s*pages: \\[[^\\]]*?),?(\\s*\\])`)
  return content.replace(pages, (_all, before: string, end: string) => `${before}, 'pages/${name}/${name}'${end}`)
}

/** What to do next, for the one who ran it. */
export function nextSteps({ inPackage, name }: NewScreen): string {
  return `The page ${inWords(name)} is at src/${inPackage}/pages/${name}/ and opens under /${name}. Next:
  1. set login, parameters and behaviour of its row in src/routes/
  2. give it a model once it loads or changes something
  3. extend its test
docs/playbooks/new-screen.md tells more.`
}
