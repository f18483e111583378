import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run-command'

/**
 * What two database engines may do differently: calls at the same time, locks, SQL as text, migrations. A test file
 * with none of it takes both engines by saying `@engine both` in a comment; one whose calls at the same time only read
 * says `@engine embedded`.
 */
const ENGINE_MATTERS =
  /Promise\.(all|allSettled|race)\(|inParallel\(|\bsql`|\.execute\(|older-database|lock-order|deadlock|@engine both/

const ONLY_READS = /@engine embedded/

/** Whether a test of the gateway runs on the database server as well as on the embedded engine. */
export function isOnBothEngines(file: string, source: string): boolean {
  return file.endsWith('.postgres.test.ts') || (ENGINE_MATTERS.test(source) && !ONLY_READS.test(source))
}

/** The test files of the gateway that run on the database server in every run. */
export function engineTests(): string[] {
  return readdirSync(path.join(ROOT, 'gateway'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.posix.join('gateway', file))
    .filter((file) => isOnBothEngines(file, readFileSync(path.join(ROOT, file), 'utf8')))
}
