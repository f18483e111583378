import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run-command'

/**
 * Differences of database engines: concurrent calls, locks, raw SQL, migrations. A test file with none of it can
 * declare `@engine both` in a comment to use both; one with only concurrent reads declares `@engine embedded`.
 */
const ENGINE_MATTERS =
  /Promise\.(all|allSettled|race)\(|inParallel\(|\bsql`|\.execute\(|older-database|lock-order|deadlock|@engine both/

const ONLY_READS = /@engine embedded/

/** True for a gateway test that also runs on the database server. */
export function isOnBothEngines(file: string, source: string): boolean {
  return file.endsWith('.postgres.test.ts') || (ENGINE_MATTERS.test(source) && !ONLY_READS.test(source))
}

/** Gateway test files that run on the database server in every run. */
export function engineTests(): string[] {
  return readdirSync(path.join(ROOT, 'gateway'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.posix.join('gateway', file))
    .filter((file) => isOnBothEngines(file, readFileSync(path.join(ROOT, file), 'utf8')))
}
