import { stepsFor, stepsNamed } from './choose-steps'

const names = (steps: readonly { name: string }[]) => steps.map(({ name }) => name)

describe('the steps of a run', () => {
  it('match one of the words by name, and select jest projects', () => {
    expect(names(stepsNamed(['rules', 'build weapp']))).toEqual(['build weapp', 'jest rules'])
    expect(names(stepsNamed(['gateway']))).toEqual(['jest gateway', 'jest gateway on PostgreSQL'])
    expect(names(stepsNamed(['nothing of the kind']))).toEqual([])
  })

  it('include everything without a word', () => {
    const all = names(stepsNamed())
    expect(all.filter((name) => name.startsWith('types'))).toHaveLength(6)
    expect(all.filter((name) => name.startsWith('build'))).toHaveLength(6)
    expect(all.at(-1)).toBe('jest mini-program browser')
  })
})

describe('the steps for a change', () => {
  const LINT = ['lint', 'lint for unused code']
  const TYPES = ['types all', 'types weapp', 'types alipay', 'types tt', 'types xhs', 'types h5']
  const RELATED = 'jest rules screens tools'

  it.each([
    ['nothing but words', ['README.md'], [...LINT, 'jest structure']],
    ['a test of a rule', ['src/domain/money.test.ts'], [...TYPES, ...LINT, 'jest gateway structure', RELATED]],
    [
      'a screen',
      ['src/pages/mine/mine.tsx'],
      [...TYPES, ...LINT, 'jest structure', RELATED, 'build weapp', 'build h5'],
    ],
    [
      'what one platform does',
      ['src/platform/terminal/terminal.alipay.ts'],
      [...TYPES, ...LINT, 'jest structure', RELATED, 'build alipay'],
    ],
    [
      'the tables of the gateway',
      ['gateway/src/database/connect.ts'],
      ['types all', ...LINT, 'jest gateway structure', RELATED, 'jest gateway on PostgreSQL'],
    ],
    [
      'a test in the browser',
      ['__tests__/browser/home.test.ts'],
      ['types all', ...LINT, 'jest structure', RELATED, 'build h5', 'build office', 'jest browser'],
    ],
  ])('run for %s: %s', (_what, files, steps) => {
    expect(names(stepsFor(files))).toEqual(steps)
  })

  it('build everything when the tools of the builds change', () => {
    expect(names(stepsFor(['config/index.ts'])).filter((name) => name.startsWith('build'))).toHaveLength(5)
  })
})
