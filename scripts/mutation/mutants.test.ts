import { mutantsOf, withMutant } from './mutants'

const changesOf = (source: string) => mutantsOf('x.tsx', source).map((mutant) => withMutant(source, mutant))

describe('the mutants of a source', () => {
  it.each([
    ['const isFree = price === 0', ['const isFree = price !== 0']],
    ['const a = b && c', ['const a = b || c']],
    ['const a = b - c', ['const a = b + c']],
    ['const left = Math.max(0, a)', ['const left = Math.min(0, a)']],
    ['let isOpen = false', ['let isOpen = true']],
    ['if (isPaid) leave()', ['if (!(isPaid)) leave()', 'if (isPaid) ;']],
    ['const word = isPaid ? "a" : "b"', ['const word = !(isPaid) ? "a" : "b"']],
    ['await send()', [';']],
  ])('mutate %j to %j', (source, changed) => {
    expect(changesOf(source)).toEqual(changed)
  })

  it('skip types, imports, concatenated strings and super()', () => {
    expect(changesOf('import a from "b"')).toEqual([])
    expect(changesOf('type A = true | false')).toEqual([])
    expect(changesOf('const a: true = b')).toEqual([])
    expect(changesOf('const a = "b" + c')).toEqual([])
    expect(changesOf('class A extends B { constructor() { super() } }')).toEqual([])
  })

  it('report their lines', () => {
    expect(mutantsOf('x.ts', 'const a = 1\nconst b = a > 1')).toEqual([
      { line: 2, before: '>', after: '>=', start: 24, end: 25, reached: { start: 22, end: 27 } },
    ])
  })
})
