/** What the doctor found out about one subject. */
export interface Finding {
  subject: string
  /** `wrong`: something of the project will not work. `note`: something is missed that not everybody needs. */
  state: 'good' | 'note' | 'wrong'
  found: string
  /** What to do; absent for what is good. */
  advice?: string
}

const MARKS = { good: 'ok  ', note: 'note', wrong: 'BAD ' } as const

/** Lines for a terminal: one for each finding, and one below it with the advice. */
export function findingLines(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ subject }) => subject.length))
  return findings.flatMap(({ subject, state, found, advice }) => [
    `${MARKS[state]}  ${subject.padEnd(width)}  ${found}`,
    ...(advice ? [`      ${' '.repeat(width)}  → ${advice}`] : []),
  ])
}
