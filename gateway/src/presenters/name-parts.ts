import type { NamePart } from '@/contracts/show/show-card'
import { highlightsOf } from '../catalogue/search/highlights'

/** A name cut where it matches what was searched for (CAT-023). */
export function presentNameParts(name: string, keyword: string): NamePart[] {
  const parts: NamePart[] = []
  let end = 0
  for (const [from, to] of keyword === '' ? [] : highlightsOf(name, keyword)) {
    if (from > end) parts.push({ type: 'TEXT', value: name.slice(end, from) })
    parts.push({ type: 'HIGHLIGHT', value: name.slice(from, to) })
    end = to
  }
  if (end < name.length) parts.push({ type: 'TEXT', value: name.slice(end) })
  return parts
}
