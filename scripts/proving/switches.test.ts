import ts from 'typescript'
import { proofOf } from './snippets'
import { switchesOf, withSwitches } from './switches'

/** Result of `export const run` of a source with one of its switches on, or none. */
function resultOf(source: string, on: number | null): unknown {
  const { outputText } = ts.transpileModule(withSwitches('x.tsx', source, 0), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.React },
    fileName: 'x.tsx',
  })
  const exported: { run?: () => unknown } = {}
  const React = {
    createElement: (type: string, props: object | null, ...children: unknown[]) => [type, props, ...children],
  }
  const globals = { isSwitchOn: (id: number) => id === on }
  new Function('exports', 'React', 'globalThis', outputText)(exported, React, globals)
  return exported.run?.()
}

/** Results with each switch on. */
const resultsOf = (source: string) => switchesOf('x.tsx', source).map((_, id) => resultOf(source, id))

describe('the switches of a source', () => {
  it.each([
    ['const a: number = 3; export const run = () => a === 3', true],
    ['export const run = () => { if (1 > 2) return 5; return 6 }', 6],
    ['let a = 1; const f = () => { a = 2 }; export const run = () => { f(); return a }', 2],
    ['export const run = () => <p title="x">{true && "b"}</p>', ['p', { title: 'x' }, 'b']],
  ])('change nothing in %s while they are off', (source, result) => {
    expect(resultOf(source, null)).toEqual(result)
  })

  it.each([
    ['export const run = (a = 1, b = 2) => a - b', [0, -2, 1]],
    ['export const run = (a = 1, b = 2) => a < b', [false, true, false]],
    ['export const run = (a = 0) => ({ a, b: a })', [{ a: 1, b: 1 }, { b: 0 }, { a: 0 }]],
    ['const same = (a: string) => a; export const run = () => same("hi")', ['']],
  ])('change one place of %s each', (source, results) => {
    expect(resultsOf(source)).toEqual(results)
  })

  it('skip types, imports, names of fields and arguments of imports', () => {
    expect(switchesOf('x.ts', 'import a from "b"; export type A = "c" | 4; interface B { d: true }')).toEqual([])
    expect(switchesOf('x.ts', 'const a = import("b")')).toEqual([])
    expect(switchesOf('x.ts', 'const { "a": b } = c')).toEqual([])
  })

  it('become the shortest snippet of whole lines that occurs once', () => {
    const source = 'first()\nsecond(1)\nthird()\nsecond(1)\n'
    const last = switchesOf('x.ts', source).at(-2)
    expect(last && proofOf(source, last)).toEqual({ before: 'third()\nsecond(1)', after: 'third()\nvoid 0' })
  })
})
