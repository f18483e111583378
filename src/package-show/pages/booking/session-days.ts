import type { Session } from '@/domain/offered-sessions'
import { makeRefObservable } from '@/lib/make-ref-observable'

/** So many sessions and fewer are one list. */
const SESSIONS_IN_A_LIST = 6

interface Choice {
  readonly all: readonly Session[]
  readonly session: Session | null
}

/** The days of many sessions, a month at a time; the day is that of the chosen session. */
export class SessionDays {
  private movedTo: string | null = null

  constructor(private readonly choice: () => Choice) {
    makeRefObservable(this, 'choice')
  }

  /** There are too many for a list. */
  get isNeeded(): boolean {
    return this.choice().all.length > SESSIONS_IN_A_LIST
  }

  /** The chosen day, `yyyy-MM-dd`. */
  get day(): string | null {
    return this.choice().session?.showDate ?? null
  }

  /** `yyyy-MM` */
  get month(): string {
    return this.movedTo ?? this.day?.slice(0, 7) ?? this.months[0] ?? ''
  }

  /** How many sessions a day has. */
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

  /** What is listed: all sessions, or those of the chosen day. */
  get shown(): readonly Session[] {
    const { all } = this.choice()
    return this.isNeeded ? all.filter(({ showDate }) => showDate === this.day) : all
  }

  /** To the next month (1) or the one before (-1) that has sessions. */
  move(step: 1 | -1): void {
    this.movedTo = this.months[this.months.indexOf(this.month) + step] ?? this.month
  }

  /** The first session of a day that sells, else its first. */
  firstOf(day: string): Session | null {
    const sessions = this.choice().all.filter(({ showDate }) => showDate === day)
    return sessions.find(({ sessionStatus }) => sessionStatus === 'ON_SALE') ?? sessions[0] ?? null
  }

  /** Those that have sessions, in order. */
  private get months(): readonly string[] {
    return [...new Set(this.choice().all.map(({ showDate }) => showDate.slice(0, 7)))].sort()
  }
}
