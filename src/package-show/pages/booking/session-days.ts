import type { Session } from '@/domain/offered-sessions'
import { makeRefObservable } from '@/lib/make-ref-observable'

/** Maximum number of sessions in one list. */
const SESSIONS_IN_A_LIST = 6

interface Choice {
  readonly all: readonly Session[]
  readonly session: Session | null
}

/** Days of many sessions by month; the selected day is that of the selected session. */
export class SessionDays {
  private movedTo: string | null = null

  constructor(private readonly choice: () => Choice) {
    makeRefObservable(this, 'choice')
  }

  /** True if there are too many sessions for a list. */
  get isNeeded(): boolean {
    return this.choice().all.length > SESSIONS_IN_A_LIST
  }

  /** Selected day, `yyyy-MM-dd`. */
  get day(): string | null {
    return this.choice().session?.showDate ?? null
  }

  /** `yyyy-MM` */
  get month(): string {
    return this.movedTo ?? this.day?.slice(0, 7) ?? this.months[0] ?? ''
  }

  /** Number of sessions by day. */
  get counts(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>()
    for (const { showDate } of this.choice().all) counts.set(showDate, (counts.get(showDate) ?? 0) + 1)
    return counts
  }

  get canGoBack(): boolean {
    return this.months.indexOf(this.month) > 0
  }

  get canGoOn(): boolean {
    return this.months.indexOf(this.month) < this.months.length - 1
  }

  /** Listed sessions: all, or those of the selected day. */
  get shown(): readonly Session[] {
    const { all } = this.choice()
    return this.isNeeded ? all.filter(({ showDate }) => showDate === this.day) : all
  }

  /** Opens the next (1) or previous (-1) month with sessions. */
  move(step: 1 | -1): void {
    this.movedTo = this.months[this.months.indexOf(this.month) + step] ?? this.month
  }

  /** First session of a day that is on sale, else its first. */
  firstOf(day: string): Session | null {
    const sessions = this.choice().all.filter(({ showDate }) => showDate === day)
    return sessions.find(({ sessionStatus }) => sessionStatus === 'ON_SALE') ?? sessions[0] ?? null
  }

  /** Months with sessions, in order. */
  private get months(): readonly string[] {
    return [...new Set(this.choice().all.map(({ showDate }) => showDate.slice(0, 7)))].sort()
  }
}
