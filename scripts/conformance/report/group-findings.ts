import type { Finding } from '../findings'

/** Findings of one kind: the same fault of one call or of many. */
export interface FindingGroup extends Omit<Finding, 'call' | 'area'> {
  calls: string[]
}

/** Equal faults of several calls as one each, in order of appearance. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>()
  for (const { call, area: _area, ...finding } of findings) {
    const key = `${finding.rule}: ${finding.missing}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { ...finding, calls: [call] })
    else groups.set(key, { ...group, screen: screenOf(group.screen, finding.screen), calls: [...group.calls, call] })
  }
  return [...groups.values()]
}

function screenOf(one: string, other: string): string {
  return one === other ? one : 'Several pages'
}
