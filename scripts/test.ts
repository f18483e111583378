import { changedFiles } from './testing/changed-files'
import { stepsFor, stepsNamed } from './testing/choose-steps'
import { stepLines, summaryLines } from './testing/report'
import { type Finished, runSteps } from './testing/run-steps'
import type { Step } from './testing/step'

/** `--only types,rules`: steps by part of their name; `--changed`: steps affected by the change against main. */
function chosenSteps(args: readonly string[]): readonly Step[] {
  const only = args.indexOf('--only')
  if (only >= 0) return stepsNamed(args[only + 1]?.split(','))
  return args.includes('--changed') ? stepsFor(changedFiles()) : stepsNamed()
}

async function main(): Promise<void> {
  // Tests use the demo shop, also in a merchant's repository.
  process.env.MERCHANT_FILE = ''
  const startedAt = Date.now()
  const all: Finished[] = []
  await runSteps(chosenSteps(process.argv.slice(2)), (finished) => {
    all.push(finished)
    console.log(stepLines(finished).join('\n'))
  })
  console.log(summaryLines(all, ((Date.now() - startedAt) / 60_000).toFixed(1)).join('\n'))
  process.exitCode = all.every(({ result }) => result?.isOk) ? 0 : 1
}

void main()
