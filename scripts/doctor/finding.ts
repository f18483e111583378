/** A finding of the doctor about one subject. */
export interface Finding {
  subject: string
  /** `wrong`: a part of the project will not work. `note`: an optional part is missing. */
  state: 'good' | 'note' | 'wrong'
  found: string
  /** Advice; absent if all is good. */
  advice?: string
}

const MARKS = { good: 'ok  ', note: 'note', wrong: 'BAD ' } as const

/** Terminal lines: one per finding, with the advice below. */
export function findingLines(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ subject }) => subject.length))
  return findings.flatMap(({ subject, state, found, advice }) => [
    `${MARKS[state]}  ${subject.padEnd(width)}  ${found}`,
    ...(advice ? [`      ${' '.repeat(width)}  → ${advice}`] : []),
  ])
}
