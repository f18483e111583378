import os from 'node:os'
import type { Step, StepResult } from './step'

/** Memory of a build or type check, bytes; more at once would be slower, or killed. */
const MEMORY_OF_ONE = 2 * 1024 ** 3

/** Maximum processors used by steps. */
export const LANES = Math.max(1, Math.min(os.availableParallelism(), Math.floor(os.totalmem() / MEMORY_OF_ONE)))

/** End of a step; `result` is null if a dependency failed. */
export interface Finished {
  step: Step
  result: StepResult | null
}

/** Runs steps in order, in parallel if processors allow it, and reports each as it ends. */
export async function runSteps(
  steps: readonly Step[],
  report: (finished: Finished) => void,
  lanes = LANES,
): Promise<void> {
  const waiting = [...steps]
  const chosen = new Set(steps.map(({ name }) => name))
  const ended = new Map<string, boolean>()
  const running = new Set<Promise<void>>()
  let busy = 0

  const isReady = ({ needs = [] }: Step) => needs.every((name) => !chosen.has(name) || ended.has(name))
  const isInVain = ({ needs = [] }: Step) => needs.some((name) => ended.get(name) === false)
  const finish = (finished: Finished) => {
    ended.set(finished.step.name, finished.result?.isOk === true)
    report(finished)
  }
  const start = (step: Step, width: number) => {
    busy += width
    const run = step.run().then((result) => {
      busy -= width
      running.delete(run)
      finish({ step, result })
    })
    running.add(run)
  }

  while (waiting.length > 0) {
    const next = waiting.find(isReady)
    if (!next) {
      await Promise.race(running)
      continue
    }
    const width = next.width === 'all' ? lanes : 1
    if (!isInVain(next) && busy + width > lanes) {
      await Promise.race(running)
      continue
    }
    waiting.splice(waiting.indexOf(next), 1)
    if (isInVain(next)) finish({ step: next, result: null })
    else start(next, width)
  }
  await Promise.all(running)
}
