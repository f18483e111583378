import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const MAX_LINES = 300
const CODE = /^(src|gateway|simulator|scripts|config|__tests__|bench)\/.*\.(tsx?|cjs|mjs|js|scss)$/
const WRITTEN_BY_HAND = /^(?!simulator\/fixtures\/)(?!.*\.generated\.)/
/** Names without meaning. */
const EMPTY_NAME = /(^|\/)((utils?|helpers?|common|misc|shared-stuff)(\/|\.tsx?$)|index\.tsx?$)/
/** Names that the vendors and Taro fix. */
const FIXED_NAMES = /^(src\/(custom|customize)-tab-bar|config)\/index\./

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => CODE.test(file) && WRITTEN_BY_HAND.test(file) && existsSync(path.join(ROOT, file)))

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

describe('source files', () => {
  it('exist', () => {
    expect(files.length).toBeGreaterThan(500)
  })

  it(`have at most ${MAX_LINES} lines`, () => {
    expect(files.filter((file) => read(file).split('\n').length > MAX_LINES + 1)).toEqual([])
  })

  it('have descriptive names', () => {
    expect(files.filter((file) => EMPTY_NAME.test(file) && !FIXED_NAMES.test(file))).toEqual([])
  })

  it('contain no deferred work', () => {
    const later = new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'coming' + ' soon'].join('|'))
    expect(files.filter((file) => later.test(read(file)))).toEqual([])
  })

  it('cite only readable sources: a row of docs/requirements.tsv or a public document', () => {
    const chapter = /(?<!RFC \d+ )\u00a7 ?\d/
    expect(chapter.test('the price (S1 \u00a74)') && !chapter.test('a line (RFC 5545 \u00a73.1)')).toBe(true)
    expect(files.filter((file) => chapter.test(read(file)))).toEqual([])
  })

  it("wait in tests of screens for rendered content, not for React: `act` would block the gateway's answers", () => {
    const isHeld = (file: string) => /^src\/.*\.test\.tsx$/.test(file) && /await act\(async\b/.test(read(file))
    expect(files.filter(isHeld)).toEqual([])
  })

  it('contain no machine-specific path', () => {
    expect(files.filter((file) => read(file).includes(`${ROOT}/`))).toEqual([])
  })
})
