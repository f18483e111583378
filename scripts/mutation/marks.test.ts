import { withMarks } from './marks'
import { mutantsOf } from './mutants'

const marked = (source: string) => withMarks('x.tsx', source, [...mutantsOf('x.tsx', source).entries()])
/** Result of a source, and its reached mutants. */
const run = (source: string, seen: (id: number) => void) =>
  new Function('globalThis', 'seen', marked(source))({ reachedMutant: seen }, seen)

describe('a source with marks', () => {
  it.each([
    ['return 1 + 2 * 3 > 6 && !(4 < 2)', true],
    ['const list = []\nlist.push(1)\nif (list.length > 0 || false) list.push(2)\nreturn list.join()', '1,2'],
    ['const a = []\nMath.max(1, 2) > 1 && a.push(Math.floor(2.5))\nreturn a[0]', 2],
    ['switch (1 + 1) {\n case 2:\n  seen(9)\n  return "two"\n}', 'two'],
  ])('does the same as before: %j', (source, result) => {
    expect(run(source, () => undefined)).toBe(result)
  })

  it('names the places that are reached, and no others', () => {
    const reached = new Set<number>()
    run('if (1 > 2) seen(100)\nreturn 3 - 2', (id) => reached.add(id))
    const mutants = mutantsOf('x.tsx', 'if (1 > 2) seen(100)\nreturn 3 - 2')
    expect([...reached].map((id) => mutants[id]?.before)).toEqual(expect.arrayContaining(['1 > 2', '>', '-']))
    expect(reached.size).toBe(3)
  })
})
