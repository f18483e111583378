import type { Finding } from '../findings'
import type { CallStatus, Report } from './build-report'

const BAR = 20

/** The report for a terminal or a log: progress by area, then findings by screen. */
export function textReport(report: Report): string {
  const { gateway, startedAt, seconds, areas, faults, optional, journeys } = report
  return [
    `${verdictOf(report)}: ${gateway}, ${startedAt}, ${seconds} s`,
    '',
    ...areas.map(({ area, calls, notPlayed, conforming, faults: count }) => {
      const filled = calls === 0 ? BAR : Math.round((conforming / calls) * BAR)
      const bar = '█'.repeat(filled).padEnd(BAR, '░')
      const more = [...(count > 0 ? [`${count} faults`] : []), ...(notPlayed > 0 ? [`${notPlayed} not played`] : [])]
      return [`${area.padEnd(11)} ${bar} ${conforming} of ${calls} calls`, ...more].join(', ')
    }),
    ...section('Faults', faults),
    ...section('Optional: the app hides what is missing', optional),
    ...skippedOf(report),
    '',
    summaryOf(report),
    `${journeys.filter(({ outcome }) => outcome === 'passed').length} of ${journeys.length} journeys passed`,
  ].join('\n')
}

export function verdictOf({ isConformant, faults }: Report): string {
  return isConformant ? 'Conforms' : `Does not conform: ${faults.length} faults`
}

/** Number of calls by status: `120 calls conform, 31 answer to an unknown id, …`. */
export function summaryOf({ calls }: Report): string {
  const count = (status: CallStatus) => calls.filter((row) => row.status === status).length
  return [
    `${count('conforms')} calls conform`,
    `${count('answers')} are known and refuse what is not there`,
    `${count('faulty')} are faulty`,
    `${count('lacking')} optional ones are missing`,
    `${count('not played')} were not played`,
  ].join(', ')
}

function section(title: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return []
  const lines = byScreen(findings).flatMap(([screen, own]) => [
    screen,
    ...own.flatMap(({ call, rule, missing, sees }) => [
      `  ${call}`,
      `    ${rule}: ${missing}`,
      `    users see: ${sees}`,
    ]),
  ])
  return ['', `${title} (${findings.length})`, ...lines]
}

/** Findings by screen, in order of appearance. */
export function byScreen(findings: readonly Finding[]): [screen: string, findings: Finding[]][] {
  const screens = new Map<string, Finding[]>()
  for (const finding of findings) screens.set(finding.screen, [...(screens.get(finding.screen) ?? []), finding])
  return [...screens]
}

function skippedOf({ journeys }: Report): string[] {
  const skipped = journeys.filter(({ outcome }) => outcome === 'skipped')
  if (skipped.length === 0) return []
  return [
    '',
    'Journeys that were not played',
    ...skipped.map(({ area, title, note }) => `  ${area}: ${title}: ${note}`),
  ]
}
