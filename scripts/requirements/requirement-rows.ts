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

/** Ids in a text, limited to known areas. */
export function idsIn(text: string, areas: ReadonlySet<string>): string[] {
  return [...text.matchAll(MENTION)].flatMap(([, area = '', first = '', last = first]) => {
    if (!areas.has(area)) return []
    const count = Math.max(1, Number(last) - Number(first) + 1)
    return Array.from({ length: count }, (_, at) => `${area}-${String(Number(first) + at).padStart(3, '0')}`)
  })
}
