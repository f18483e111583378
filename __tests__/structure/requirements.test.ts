import { namedInTests, read, sourceFiles } from '../../scripts/requirements/named-in-tests'
import { idsIn, requirements } from '../../scripts/requirements/requirement-rows'

const rows = requirements()
const known = new Set(rows.map(({ id }) => id))
const areas = new Set(rows.map(({ area }) => area))

describe('the rows of docs/requirements.tsv', () => {
  it('have ids of their areas, each once', () => {
    expect(rows.filter(({ id, area }) => !new RegExp(`^${area}-\\d{3}$`).test(id))).toEqual([])
    expect(known.size).toBe(rows.length)
    expect(rows.length).toBeGreaterThan(1300)
  })

  it('have a test each', () => {
    const named = namedInTests(areas)
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
})
