import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
/** A component that is not written inside of `observer(`. */
const PLAIN_COMPONENT = /^(?:export )?function ([A-Z]\w*)\([\s\S]*?^\}$/gm
/** Values that change while a component is on screen: its own model, or a store of the app. */
const READS =
  /useModel\(|\b(theme|shopConfig|session|locale|site|tabs|update|copywriting)\b[^\n]*= useApp\(\)|useApp\(\)\.(theme|shopConfig|session|locale|site|tabs|update|copywriting)\b/

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/*.tsx'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, code: readFileSync(path.join(ROOT, file), 'utf8') }))

const pages = new Set(sources.flatMap(({ code }) => [...code.matchAll(/\bpage\((\w+), /g)].map(([, name]) => name)))

it('observe changing state in components, by `observer()` or as a page', () => {
  const blind = sources.flatMap(({ file, code }) =>
    [...code.matchAll(PLAIN_COMPONENT)]
      .filter(([body, name]) => READS.test(body) && !pages.has(name))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(blind).toEqual([])
})

it('exist', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(pages.size).toBeGreaterThan(25)
})
