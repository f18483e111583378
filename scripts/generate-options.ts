import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ROOT } from './run-command'

const CONTRACT = 'src/contracts/shop/get-shop-config.ts'
const FILE = path.join(ROOT, 'docs/merchant-options.md')
const HEAD = `# Merchant options

Every field of the shop configuration (\`${CONTRACT}\`), made by \`npm run generate:options\`. A structure test finds options without a reader or a test. A merchant may leave out any field that is marked with \`?\`. [How to add one](playbooks/new-merchant-option.md).

| Option | Type | Effect |
|---|---|---|
`

/** A field of the configuration. */
export interface MerchantOption {
  name: string
  type: string
  /** Comment in the contract. */
  effect: string
  /** App files that read it. */
  readers: readonly string[]
  /** Test files that name it. */
  tests: readonly string[]
}

/** Fields of the shop configuration and its objects, with their readers. */
export function merchantOptions(): MerchantOption[] {
  const source = ts.createSourceFile(CONTRACT, read(CONTRACT), ts.ScriptTarget.Latest, true)
  const files = ['src', 'gateway/src', 'gateway/tests', '__tests__'].flatMap(sourcesIn)
  const optionsOf = (interfaceName: string, prefix: string): MerchantOption[] => {
    const declared = source.statements.find(
      (one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === interfaceName,
    )
    const fields: ts.PropertySignature[] = [...(declared?.members ?? [])].filter(ts.isPropertySignature)
    return fields.map((field) => {
      const name = field.name.getText(source)
      const uses = files.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text)).map(({ file }) => file)
      return {
        name: `${prefix}${name}${field.questionToken ? '?' : ''}`,
        type: (field.type?.getText(source) ?? '').replaceAll(/\s+/g, ' ').replaceAll('|', '\\|'),
        effect: ts.getJSDocCommentsAndTags(field).map(commentOf).join(' '),
        readers: uses.filter((file) => !isTest(file)),
        tests: uses.filter(isTest),
      }
    })
  }
  return [...optionsOf('ShopConfig', ''), ...optionsOf('PrimeConfig', 'cyMerchantPrimeConfigVO.')]
}

/** Expected document. */
export function optionsDocument(): string {
  const rows = merchantOptions().map(({ name, type, effect }) => `| \`${name}\` | \`${type}\` | ${effect} |\n`)
  return HEAD + rows.join('')
}

/** True if the document is up to date. */
export function areOptionsFresh(): boolean {
  return readFileSync(FILE, 'utf8') === optionsDocument()
}

function sourcesIn(folder: string): { file: string; text: string }[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file))
    .filter((file) => !/^(src\/(contracts|domain\/shop-config)|gateway\/src\/(shop|demo|schemas))/.test(file))
    .sort()
    .map((file) => ({ file, text: read(file) }))
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|^gateway\/tests\/|^__tests__\//.test(file)
}

function commentOf(node: ts.JSDoc | ts.JSDocTag): string {
  return typeof node.comment === 'string' ? node.comment.replaceAll(/\s+/g, ' ') : ''
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

if (require.main === module) writeFileSync(FILE, optionsDocument())
