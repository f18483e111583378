import { existsSync } from 'node:fs'
import path from 'node:path'
import { namedInTests } from '../../scripts/requirements/named-in-tests'
import { faultOf, proofs } from '../../scripts/requirements/proofs'
import { idsIn, requirements } from '../../scripts/requirements/requirement-rows'
import { read, sourceFiles } from '../../scripts/requirements/source-files'
import { testNames } from '../../scripts/requirements/test-names'
import { ROOT } from '../../scripts/run-command'

const rows = requirements()
const known = new Set(rows.map(({ id }) => id))
const areas = new Set(rows.map(({ area }) => area))
const named = namedInTests(areas)

/** Numbers of the product, by their names, that a test imports. */
function importedNumbers(file: string): string[] {
  const imports = [...read(file).matchAll(/import \{([^}]*)\} from '(@\/|\.\/)([^']+)'/g)]
  return imports.flatMap(([, names = '', root, module = '']) => {
    const stem = root === '@/' ? `src/${module}` : path.posix.join(path.posix.dirname(file), module)
    const source = [`${stem}.ts`, `${stem}.tsx`].find((each) => existsSync(path.join(ROOT, each)))
    const code = source ? read(source) : ''
    return (names.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? []).filter((name) =>
      new RegExp(`^export const ${name}\\b[^=]*= [\\d(]`, 'm').test(code),
    )
  })
}

describe('the rows of docs/requirements.tsv', () => {
  it('have ids of their areas, each once', () => {
    expect(rows.filter(({ id, area }) => !new RegExp(`^${area}-\\d{3}$`).test(id))).toEqual([])
    expect(known.size).toBe(rows.length)
    expect(rows.length).toBeGreaterThan(1300)
  })

  it('have a test each', () => {
    expect(rows.filter(({ id }) => !named.has(id)).map(({ id, requirement }) => `${id}: ${requirement}`)).toEqual([])
  })

  it('name existing rows in tests, comments and documents', () => {
    const files = sourceFiles(/\.(tsx?|c?js|mjs|scss|md)$/)
    const unknown = files.flatMap((file) =>
      idsIn(read(file), areas)
        .filter((id) => !known.has(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  it('have proofs, most of which still apply to files and tests', () => {
    expect(proofs().filter(({ row }) => !known.has(row))).toEqual([])
    // `npm run requirements -- --prove` replaces those of changed code.
    const outdated = proofs().flatMap((proof) => faultOf(proof, named) ?? [])
    expect(outdated.slice(Math.floor(proofs().length / 10))).toEqual([])
    const keys = proofs().map(({ row, file, before }) => `${row} ${file} ${before}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('have literals, not the constants of the product, in tests of constants, tracking and requests', () => {
    const files = [...named].flatMap(([id, tests]) => (/^(CONST|TRACK|NET)-/.test(id) ? tests : []))
    const imports = [...new Set(files)].flatMap((file) => importedNumbers(file).map((name) => `${file}: ${name}`))
    expect(imports).toEqual([
      // Compared with a literal.
      'src/domain/auto-retry-progress.test.ts: AUTO_RETRY_HINT_FROM',
    ])
  })
})

describe('the names of tests', () => {
  it('include the tables that fill them in, and no other text', () => {
    const names = testNames('__tests__/structure/pages.test.ts').join('\n')
    expect(idsIn(names, areas)).toEqual(expect.arrayContaining(['NAV-084', 'NAV-044']))
    expect(testNames('__tests__/structure/requirements.test.ts').join('\n')).not.toContain('CONST|TRACK')
  })
})
