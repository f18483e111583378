import type { CallRecord, Finding, JourneyRecord, Rule } from './findings'

/** Place of a call in the app, and the cost of its failure. */
export interface Step {
  area: string
  screen: string
  sees: string
  isOptional: boolean
  depth: CallRecord['depth']
}

const NO_STEP: Step = { area: '', screen: '', sees: '', isOptional: false, depth: 'played' }

/** Collects findings without duplicates. */
export class Recorder {
  readonly findings: Finding[] = []
  readonly journeys: JourneyRecord[] = []
  readonly calls = new Map<string, CallRecord>()
  /** Step of the current calls. */
  step: Step = NO_STEP

  private readonly wholeLists = new Set<string>()

  constructor(private readonly progress: (line: string) => void) {}

  add(call: string, rule: Rule, missing: string, sees = this.step.sees): void {
    const { area, screen, isOptional } = this.step
    const isKnown = this.findings.some(
      (known) => known.call === call && known.rule === rule && known.missing === missing,
    )
    if (isKnown) return
    // Missing content may be hidden; wrong content is drawn.
    const mayBeHidden = isOptional && (rule === 'known' || rule === 'reachable')
    const effect = mayBeHidden ? 'Nothing: the app leaves it out' : sees
    this.findings.push({ area, screen, call, rule, missing, sees: effect, isOptional: mayBeHidden })
  }

  /** Counts an answer. A probe that is not rejected was a real call. */
  answered(call: string, ms: number, isRefused: boolean): void {
    const known = this.calls.get(call)
    const isPlayed = known?.depth === 'played' || this.step.depth === 'played' || !isRefused
    this.calls.set(call, {
      answers: (known?.answers ?? 0) + 1,
      times: [...(known?.times ?? []), Math.round(ms)],
      depth: isPlayed ? 'played' : 'probed',
    })
  }

  /** Whether a list was read to its end. */
  isWholeList(call: string): boolean {
    return this.wholeLists.has(call)
  }

  addWholeList(call: string): void {
    this.wholeLists.add(call)
  }

  journey(record: JourneyRecord): void {
    this.journeys.push(record)
    const sign = { passed: '✓', failed: '✗', skipped: '–' }[record.outcome]
    this.progress(`${sign} ${record.area}: ${record.title}${record.note && ` (${record.note})`} ${record.ms} ms`)
  }

  /** Faults of the gateway so far, excluding optional ones. */
  get faults(): number {
    return this.findings.filter(({ isOptional }) => !isOptional).length
  }
}
