import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Report } from './build-report'
import { htmlReport } from './html-report'
import { textReport } from './text-report'

/** Writes the report as text, JSON and HTML; returns the paths, and changes since the previous report. */
export function writeReports(report: Report, folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  const json = path.join(folder, 'report.json')
  const since = existsSync(json) ? changesSince(JSON.parse(readFileSync(json, 'utf8')), report) : []
  const contents = {
    'report.txt': `${textReport(report)}\n`,
    'report.json': `${JSON.stringify(report, null, 2)}\n`,
    'report.html': htmlReport(report),
  }
  const files = Object.entries(contents).map(([name, content]) => {
    const file = path.join(folder, name)
    writeFileSync(file, content)
    return file
  })
  return [...since, ...files]
}

/** Progress of a gateway since its last report; null for another gateway or other areas. */
function changesSince(before: Report, now: Report): string[] {
  const scope = ({ gateway, areas }: Report) => JSON.stringify([gateway, areas.map(({ area }) => area)])
  if (scope(before) !== scope(now)) return []
  const keysOf = ({ faults }: Report) => faults.map(({ call, rule, missing }) => `${call} ${rule}: ${missing}`)
  const [old, current] = [keysOf(before), keysOf(now)]
  const mended = old.filter((key) => !current.includes(key)).length
  const added = current.filter((key) => !old.includes(key)).length
  const conforming = ({ areas }: Report) => areas.reduce((sum, area) => sum + area.conforming, 0)
  const more = conforming(now) - conforming(before)
  return [
    `Since the last report: ${mended} faults mended, ${added} new, ${more >= 0 ? '+' : ''}${more} calls that conform`,
  ]
}
