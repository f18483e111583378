import type { Finding } from '../findings'
import type { CallStatus, Report } from './build-report'
import { type FindingGroup, groupFindings } from './group-findings'
import { latencyText } from './latency'

const BAR = 20
const NAMED_CALLS = 3

/** The report for a terminal or a log: progress by area, then findings by screen. */
export function textReport(report: Report): string {
  const { gateway, startedAt, seconds, areas, faults, optional, journeys } = report
  return [
    `${verdictOf(report)}: ${gateway}, ${startedAt}, ${seconds} s`,
    '',
    ...areas.map(({ area, calls, notPlayed, conforming, faults: count }) => {
      const filled = calls === 0 ? BAR : Math.round((conforming / calls) * BAR)
      const bar = '█'.repeat(filled).padEnd(BAR, '░')
      const more = [
        ...(count > 0 ? [countText(count, 'fault')] : []),
        ...(notPlayed > 0 ? [`${notPlayed} not played`] : []),
      ]
      return [`${area.padEnd(11)} ${bar} ${conforming} of ${calls} calls`, ...more].join(', ')
    }),
    ...section('Faults', faults),
    ...section('Optional: the app hides what is missing', optional),
    ...skippedOf(report),
    '',
    summaryOf(report),
    latencyText(report.latency),
    `${journeys.filter(({ outcome }) => outcome === 'passed').length} of ${journeys.length} journeys passed`,
  ].join('\n')
}

export function verdictOf({ isConformant, faults }: Report): string {
  return isConformant ? 'Conforms' : `Does not conform: ${countText(groupFindings(faults).length, 'fault')}`
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
    ...own.flatMap(({ calls, rule, missing, sees }) => [
      `  ${callsText(calls)}`,
      `    ${rule}: ${missing}`,
      `    users see: ${sees}`,
    ]),
  ])
  return ['', `${title} (${groupFindings(findings).length})`, ...lines]
}

/** Findings by screen, in order of appearance, equal ones of several calls as one. */
export function byScreen(findings: readonly Finding[]): [screen: string, groups: FindingGroup[]][] {
  const screens = new Map<string, FindingGroup[]>()
  for (const group of groupFindings(findings)) screens.set(group.screen, [...(screens.get(group.screen) ?? []), group])
  return [...screens]
}

/** `206 calls: GET …, GET …, GET … and 203 more`; a single call as it is. */
export function callsText(calls: readonly string[]): string {
  if (calls.length === 1) return calls[0] ?? ''
  const more = calls.length - NAMED_CALLS
  return `${calls.length} calls: ${calls.slice(0, NAMED_CALLS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
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
