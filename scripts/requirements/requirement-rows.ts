import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run-command'

/** A requirement of the specification. */
export interface Requirement {
  id: string
  area: string
  requirement: string
}

/** Rows of docs/requirements.tsv in order. */
export function requirements(): Requirement[] {
  const [, ...lines] = readFileSync(path.join(ROOT, 'docs/requirements.tsv'), 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [id = '', area = '', requirement = ''] = line.split('\t')
    return { id, area, requirement }
  })
}

/** `CAT-057`, or a range: `NAV-010…014`. */
const MENTION = /\b([A-Z][A-Z0-9]+)-(\d{3})(?:…(\d{3}))?(?!\d)/g

/** A decision, `D-36`, whose row is `DEC-036`; earlier ones than D-19 are part of other rows. */
const DECISION = /\bD-(19|[2-4]\d)\b/g

/** Ids in a text, limited to known areas. */
export function idsIn(text: string, areas: ReadonlySet<string>): string[] {
  const decisions = areas.has('DEC') ? [...text.matchAll(DECISION)].map(([, number]) => `DEC-0${number}`) : []
  const mentions = [...text.matchAll(MENTION)].flatMap(([, area = '', first = '', last = first]) => {
    if (!areas.has(area)) return []
    const count = Math.max(1, Number(last) - Number(first) + 1)
    return Array.from({ length: count }, (_, at) => `${area}-${String(Number(first) + at).padStart(3, '0')}`)
  })
  return [...decisions, ...mentions]
}
