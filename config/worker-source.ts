import { readFileSync } from 'node:fs'

/** Source of a worker: facts of the build as constants, then the file. */
export function workerSource(file: string, facts: Record<string, unknown>): string {
  const lines = Object.entries(facts).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}`)
  return `${lines.join('\n')}\n${readFileSync(file, 'utf8')}`
}
