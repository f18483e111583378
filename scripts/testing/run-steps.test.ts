import { runSteps } from './run-steps'
import type { Step } from './step'

/** Steps that report start and end, and end on the test's command. */
function rehearsal() {
  const log: string[] = []
  const endings = new Map<string, (isOk: boolean) => void>()
  const step = (name: string, width: Step['width'] = 'one', needs?: readonly string[]): Step => ({
    name,
    width,
    needs,
    run: () => {
      log.push(`${name} begins`)
      return new Promise((resolve) => {
        endings.set(name, (isOk) => resolve({ isOk, output: '', seconds: 0 }))
      })
    },
  })
  const run = (steps: readonly Step[], lanes: number) =>
    runSteps(steps, ({ step: { name }, result }) => log.push(`${name} ${result?.isOk ?? 'in vain'}`), lanes)
  const end = async (name: string, isOk = true) => {
    endings.get(name)?.(isOk)
    await new Promise((resolve) => setImmediate(resolve))
    return log.splice(0)
  }
  return { log, step, run, end }
}

describe('the steps of a test run', () => {
  it('run in parallel, as many as there are processors, in order', async () => {
    const { log, step, run, end } = rehearsal()
    const all = run([step('a'), step('b'), step('c')], 2)
    expect(log.splice(0)).toEqual(['a begins', 'b begins'])
    expect(await end('b')).toEqual(['b true', 'c begins'])
    await end('a')
    await end('c')
    await all
  })

  it('leave every processor to a step that wants all of them', async () => {
    const { log, step, run, end } = rehearsal()
    const all = run([step('a'), step('wide', 'all'), step('b')], 2)
    expect(log.splice(0)).toEqual(['a begins'])
    expect(await end('a')).toEqual(['a true', 'wide begins'])
    expect(await end('wide')).toEqual(['wide true', 'b begins'])
    await end('b')
    await all
  })

  it('wait for their dependencies, while others run', async () => {
    const { log, step, run, end } = rehearsal()
    const all = run([step('build'), step('tests', 'one', ['build']), step('lint')], 2)
    expect(log.splice(0)).toEqual(['build begins', 'lint begins'])
    expect(await end('build')).toEqual(['build true', 'tests begins'])
    await end('lint')
    await end('tests')
    await all
  })

  it('do not run when a dependency has failed, or was skipped', async () => {
    const { log, step, run, end } = rehearsal()
    const all = run([step('build'), step('tests', 'one', ['build']), step('report', 'one', ['tests'])], 2)
    log.splice(0)
    expect(await end('build', false)).toEqual(['build false', 'tests in vain', 'report in vain'])
    await all
  })

  it('ignore dependencies that were not chosen', async () => {
    const { step, run, end, log } = rehearsal()
    const all = run([step('tests', 'one', ['build'])], 1)
    expect(log).toEqual(['tests begins'])
    await end('tests')
    await all
  })
})
