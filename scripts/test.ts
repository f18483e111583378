import { changedFiles } from './testing/changed-files'
import { stepsFor, stepsNamed } from './testing/choose-steps'
import { type Finished, runSteps } from './testing/run-steps'
import type { Counts, Step } from './testing/step'

/** Maximum shown lines of a failed step, from its end. */
const MAX_LINES = 200

/** `--only types,rules`: steps by part of their name; `--changed`: steps affected by the change against main. */
function chosenSteps(args: readonly string[]): readonly Step[] {
  const only = args.indexOf('--only')
  if (only >= 0) return stepsNamed(args[only + 1]?.split(','))
  return args.includes('--changed') ? stepsFor(changedFiles()) : stepsNamed()
}

/** A line per step, with the output of a failed one. */
function report({ step, result }: Finished): void {
  if (result === null) {
    console.log(`not run  ${step.name}: a step that it needs has failed`)
    return
  }
  const tests = result.tests ? `  ${result.tests} tests` : ''
  console.log(`${result.isOk ? 'passed' : 'FAILED'}  ${step.name}  ${result.seconds} s${tests}`)
  for (const file of result.longest ?? []) console.log(`         ${file}`)
  for (const file of result.flaky ?? [])
    console.log(`flaky    ${file}: failed first, passed when it was run again alone`)
  const isWrong = !result.isOk || (result.flaky ?? []).length > 0
  if (isWrong) console.log(result.output.split('\n').slice(-MAX_LINES).join('\n'))
}

function add(total: Counts, { result }: Finished): Counts {
  if (!result?.isOk) return total
  const { tests = 0, builds = 0, typeChecks = 0, engines = [], flaky = [] } = result
  return {
    tests: total.tests + tests,
    builds: total.builds + builds,
    typeChecks: total.typeChecks + typeChecks,
    engines: [...total.engines, ...engines],
    flaky: [...total.flaky, ...flaky],
  }
}

async function main(): Promise<void> {
  // Tests use the demo shop, also in a merchant's repository.
  process.env.MERCHANT_FILE = ''
  const startedAt = Date.now()
  let total: Counts = { tests: 0, builds: 0, typeChecks: 0, engines: [], flaky: [] }
  const failed: string[] = []
  await runSteps(chosenSteps(process.argv.slice(2)), (finished) => {
    report(finished)
    total = add(total, finished)
    if (!finished.result?.isOk) failed.push(finished.step.name)
  })
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1)
  const databases = total.engines.join(' and ') || 'none'
  const counts = `${total.tests} tests, ${total.typeChecks} type checks, ${total.builds} builds, databases: ${databases}, ${total.flaky.length} flaky files, ${minutes} min`
  console.log(failed.length === 0 ? `Passed: ${counts}` : `Failed: ${failed.join(', ')}. Passed: ${counts}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

void main()
