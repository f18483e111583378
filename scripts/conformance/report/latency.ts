import type { CallRecord } from '../findings'

/** Times of all answers, ms. */
export interface Latency {
  median: number
  /** Nineteen of twenty answers are as quick as this. */
  percentile95: number
  slowest: { call: string; ms: number } | null
}

export function latencyOf(calls: ReadonlyMap<string, CallRecord>): Latency {
  const answers = [...calls].flatMap(([call, { times }]) => times.map((ms) => ({ call, ms })))
  answers.sort((one, other) => one.ms - other.ms)
  const at = (share: number) => answers[Math.floor((answers.length - 1) * share)]?.ms ?? 0
  return { median: at(0.5), percentile95: at(0.95), slowest: answers.at(-1) ?? null }
}

/** `Answers: half of them within 12 ms, 95 % within 80 ms, the slowest 900 ms (GET …)`. */
export function latencyText({ median, percentile95, slowest }: Latency): string {
  if (slowest === null) return 'No answers'
  const end = `the slowest ${slowest.ms} ms (${slowest.call})`
  return `Answers: half of them within ${median} ms, 95 % within ${percentile95} ms, ${end}`
}
