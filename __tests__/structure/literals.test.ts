import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
/** An object or a list that is spread where it is written: its members could stand there themselves. JSX is exempt. */
const SPREAD_LITERAL = /(?<!\{)\.\.\.\{|\.\.\.\[[^[\]]*\](?=\s*[,)\]])/

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !file.endsWith('literals.test.ts'))

describe('the check of spread literals', () => {
  it('recognizes them', () => {
    expect(SPREAD_LITERAL.test('f({ ...{ a, b }, c })')).toBe(true)
    expect(SPREAD_LITERAL.test('[...["a", "b"], c]')).toBe(true)
    expect(SPREAD_LITERAL.test('[...(isOpen ? [a] : []), ...rest, ...[a, b].map(keep)]')).toBe(false)
  })

  it('finds none that puts several members on one line', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((file) => SPREAD_LITERAL.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([])
  })
})
