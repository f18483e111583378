import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PARITY, PLATFORMS, type PlatformName, type Support } from '@/platform/parity'

const FILE = path.resolve(__dirname, '../docs/platform-differences.md')
const BEGIN = '<!-- parity: made by `npm run generate:parity` -->'
const END = '<!-- /parity -->'
const NAMES: Readonly<Record<PlatformName, string>> = {
  weapp: 'WeChat',
  alipay: 'Alipay',
  tt: 'Douyin',
  xhs: 'Xiaohongshu',
  h5: 'H5',
}

/** Platform capability table of the document. */
export function parityTable(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = Object.entries(PARITY).map(([name, parity]) =>
    row([inWords(name), ...PLATFORMS.map((platform) => wordsOf(parity[platform]))]),
  )
  return [
    row(['', ...PLATFORMS.map((platform) => NAMES[platform])]),
    row(['---', ...PLATFORMS.map(() => '---')]),
    ...rows,
  ].join('\n')
}

/** The document with the table in its place. */
export function withParity(document: string): string {
  const [before, rest = ''] = document.split(BEGIN)
  const [, after = ''] = rest.split(END)
  return `${before}${BEGIN}\n${parityTable()}\n${END}${after}`
}

function wordsOf(support: Support): string {
  if (support === 'yes') return 'yes'
  return 'no' in support ? `no: ${support.no}` : `partly: ${support.partly}`
}

/** `companyChat` as `Company chat`. */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

if (require.main === module) writeFileSync(FILE, withParity(readFileSync(FILE, 'utf8')))
