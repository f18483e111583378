import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SRC = path.resolve(__dirname, '../../src')

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
const sheets = files.filter((file) => file.endsWith('.module.scss') && !file.includes('.generated.'))
const sources = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(SRC, file), 'utf8') }))

/**
 * Forbidden in style sheets, with an example. Sizes and layers come from `ui/tokens`, sides follow the writing
 * direction.
 */
const BANNED: readonly (readonly [what: string, banned: RegExp, sample: string])[] = [
  [
    '`inset`, which iOS 13 does not know: an overlay would cover nothing',
    /^\s*inset(-[\w-]+)?:/m,
    'inset-inline-start: 0;',
  ],
  [
    'shorthands of logical sides, for the same reason',
    /^\s*(margin|padding|border)-(inline|block):/m,
    'margin-inline: 0;',
  ],
  ['left and right as sides of a box', /^\s*(margin|padding|border)-(left|right)\b/m, 'border-left-color: red;'],
  ['text set to the left or right', /^\s*(text-align|float): *(left|right)/m, 'text-align: right;'],
  ['font size of its own', /^\s*font-size: *[\d.]+(px|rpx|rem)/m, 'font-size: 15px;'],
  ['line height that stays when the text grows', /^\s*line-height: *[\d.]+(px|rpx)/m, 'line-height: 20px;'],
  ['layer of its own', /^\s*z-index: *-?\d/m, 'z-index: 9;'],
  ['colour of its own', /(#[\da-f]{3,8}\b|\brgba?\( *\d)/im, 'color: #fff;'],
  ['radius of its own', /^\s*border-radius: *[1-9]/m, 'border-radius: 9px;'],
  ['duration of its own', /^\s*(transition|animation)[\w-]*:.*\d\.?\d*m?s\b/m, 'transition: width 200ms;'],
]

function textOf(sheet: string): string {
  return readFileSync(path.join(SRC, sheet), 'utf8')
}

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
  const text = textOf(sheet).replace(/:global\([^)]*\)/g, '')
  return new Set([...text.matchAll(/\.([a-zA-Z]\w*)(?=[\s,{:.[>+~])/g)].map(([, name = '']) => name))
}

/** The innermost block around every line that matches, without its nested blocks. */
function blocksWith(line: RegExp, text: string): string[] {
  const open: string[] = ['']
  const found: string[] = []
  for (const piece of text.split(/(?<=[{}])/)) {
    const own = open.pop() ?? ''
    if (piece.endsWith('{')) open.push(own + piece, '')
    else if (line.test(own + piece)) found.push(own + piece)
  }
  return found
}

describe('style sheets', () => {
  it('share the heights of bars with the code', () => {
    const tokens = textOf('ui/tokens.scss')
    const heights = [...textOf('shell/page-frame/bar-heights.ts').matchAll(/^export const (\w+)_HEIGHT = (\d+)$/gm)]
    expect(heights).toHaveLength(3)
    for (const [, name = '', px] of heights) {
      expect(tokens).toContain(`$${name.toLowerCase().replaceAll('_', '-')}: ${px}px;`)
    }
  })

  it('exist', () => {
    expect(sheets.length).toBeGreaterThan(40)
  })

  it.each(BANNED)('use no %s', (_what, banned) => {
    const all = files.filter((file) => file.endsWith('.scss') && !/^ui\/(tokens|parts)\.scss$/.test(file))
    expect(all.filter((file) => banned.test(textOf(file)))).toEqual([])
  })

  it.each(BANNED)('contain no %s', (_what, banned, sample) => {
    expect(banned.test(`.part {\n  ${sample}\n}`)).toBe(true)
  })

  it('avoid `gap` in flex boxes, for old phones: these use the mixins of tokens.scss', () => {
    const gap = /^\s*(row-|column-)?gap:/m
    const faults = sheets.filter((sheet) =>
      blocksWith(gap, readFileSync(path.join(SRC, sheet), 'utf8')).some((block) => !block.includes('display: grid')),
    )
    expect(faults).toEqual([])
  })

  it('leave box sizes to app.scss, so that all targets measure alike', () => {
    expect(sheets.filter((sheet) => readFileSync(path.join(SRC, sheet), 'utf8').includes('box-sizing'))).toEqual([])
  })

  it.each(sheets)('%s has exactly the texts its components use', (sheet) => {
    const used = usedOf(sheet)
    const names = namesIn(sheet)
    if (used === 'all') return expect(names.size).toBeGreaterThan(0)
    expect([...used].filter((name) => !names.has(name))).toEqual([])
    expect([...names].filter((name) => !used.has(name))).toEqual([])
  })
})
