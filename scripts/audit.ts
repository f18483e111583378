import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Accepted, type AuditReport, openAdvisories, unfixedPackages } from './audit/advisories'
import { ROOT } from './run-command'

/** Registry timeout, ms. */
const TIMEOUT_MS = 60_000

/**
 * `npm run audit`: known vulnerabilities of the product's packages, except those that `config/accepted-advisories.json`
 * accepts until a date. Exit code 1 for any other, and for packages without an integrity hash in the lock file. Reports
 * when the registry has no audit service.
 */
function main(): void {
  const { count, unfixed } = unfixedPackages(read('package-lock.json'))
  const report = knownHoles()
  const today = new Date().toISOString().slice(0, 'yyyy-MM-dd'.length)
  const accepted: Accepted[] = read('config/accepted-advisories.json')
  const open = report ? openAdvisories(report, accepted, today) : []
  for (const line of [...unfixed, ...open]) console.log(line)
  console.log(
    report
      ? `Audit: ${count} packages, ${open.length} open holes, ${accepted.length} accepted ones`
      : `NOT AUDITED: the registry has no audit service. Only looked at: whether the lock file fixes ${count} packages to their content`,
  )
  process.exitCode = unfixed.length + open.length > 0 ? 1 : 0
}

/** Null without an answer of a registry. */
function knownHoles(): AuditReport | null {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  })
  try {
    const report: AuditReport = JSON.parse(stdout)
    return report.vulnerabilities ? report : null
  } catch {
    return null
  }
}

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
}

main()
