import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SRC = path.resolve(__dirname, '../../src')

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
const sheets = files.filter((file) => file.endsWith('.module.scss') && !file.includes('.generated.'))
const sources = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(SRC, file), 'utf8') }))

/** Names of a style sheet that its components use: `styles.name`, or `styles[…]` for all of them. */
function usedOf(sheet: string): Set<string> | 'all' {
  const names = new Set<string>()
  for (const { file, text } of sources) {
    const [, specifier] = /import styles from '(.+)'/.exec(text) ?? []
    if (!specifier || path.join(path.dirname(file), specifier) !== sheet) continue
    if (text.includes('styles[')) return 'all'
    for (const [, name = ''] of text.matchAll(/styles\.(\w+)/g)) names.add(name)
  }
  return names
}

function namesIn(sheet: string): Set<string> {
  const text = readFileSync(path.join(SRC, sheet), 'utf8').replace(/:global\([^)]*\)/g, '')
  return new Set([...text.matchAll(/\.([a-zA-Z]\w*)(?=[\s,{:.[>+~])/g)].map(([, name = '']) => name))
}

describe('style sheets', () => {
  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(40)
  })

  it('use no `inset`, which old phones do not know: an overlay would cover nothing', () => {
    const all = files.filter((file) => file.endsWith('.scss'))
    expect(all.filter((file) => /^\s*inset:/m.test(readFileSync(path.join(SRC, file), 'utf8')))).toEqual([])
  })

  it.each(sheets)('%s has what its components use, and nothing else', (sheet) => {
    const used = usedOf(sheet)
    const names = namesIn(sheet)
    if (used === 'all') return expect(names.size).toBeGreaterThan(0)
    expect([...used].filter((name) => !names.has(name))).toEqual([])
    expect([...names].filter((name) => !used.has(name))).toEqual([])
  })
})
