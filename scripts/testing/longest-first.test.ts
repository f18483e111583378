import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run-command'

interface TestFile {
  path: string
}

const LongestFirst = jest.requireActual<{
  new (): { sort(tests: readonly TestFile[]): TestFile[] }
  LONGEST: readonly string[]
}>('./longest-first.cjs')

describe('the order of test files', () => {
  it('begins with the longest, then takes them by size', () => {
    const files = [
      'scripts/testing/engine-tests.test.ts',
      'gateway/tests/goods.test.ts',
      '__tests__/browser/home.test.ts',
      '__tests__/mini-program/boxes.test.ts',
    ]
    const sorted = new LongestFirst().sort(files.map((file) => ({ path: path.join(ROOT, file) })))
    expect(sorted.map((test) => path.relative(ROOT, test.path))).toEqual([files[3], files[2], files[1], files[0]])
  })

  it('names files that exist', () => {
    expect(LongestFirst.LONGEST.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  })
})
