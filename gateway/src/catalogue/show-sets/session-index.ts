import type { Session } from '../entities/session'
import type { Show } from '../entities/show'
import { IdIndex } from './id-index'

interface Entry {
  show: Show
  session: Session
}

/** Sessions of shows by their ids, and by those of their seat plans. */
interface Part {
  shows: readonly Show[]
  sessions: IdIndex<Entry>
  plans: IdIndex<Entry>
}

/** Shows that changed since the whole index was built. */
const MAX_CHANGED = 500

/** Finds sessions by id. The index after a change indexes the changed shows only, and takes the others from before. */
export class SessionIndex {
  private constructor(
    private readonly shows: ReadonlyMap<string, Show>,
    private readonly whole: Part,
    private readonly changed: Part,
  ) {}

  /** `shows` by id. `earlier`: the index before a change. */
  static of(shows: ReadonlyMap<string, Show>, earlier: SessionIndex | null): SessionIndex {
    if (earlier) {
      const known = new Map(earlier.whole.shows.map((show) => [show.showId, show]))
      const changed = [...shows.values()].filter((show) => known.get(show.showId) !== show)
      if (changed.length <= MAX_CHANGED) return new SessionIndex(shows, earlier.whole, partOf(changed))
    }
    return new SessionIndex(shows, partOf([...shows.values()]), partOf([]))
  }

  findSession(sessionId: string): Entry | null {
    return this.current(({ sessions }) => sessions.find(sessionId))
  }

  /** Session of a seat plan. */
  findPlan(seatPlanId: string): Entry | null {
    return this.current(({ plans }) => plans.find(seatPlanId))
  }

  private current(find: (part: Part) => Entry | null): Entry | null {
    const changed = find(this.changed)
    if (changed) return changed
    const found = find(this.whole)
    return found && this.shows.get(found.show.showId) === found.show ? found : null
  }
}

function partOf(shows: readonly Show[]): Part {
  const all = shows.flatMap((show) => [...show.sessions, ...show.pastSessions].map((session) => ({ show, session })))
  return {
    shows,
    sessions: new IdIndex(all, ({ session }) => [session.sessionId]),
    plans: new IdIndex(all, ({ session }) => session.seatPlans.map(({ seatPlanId }) => seatPlanId)),
  }
}
