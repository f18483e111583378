import type { SeatPlan, Session } from './entities/session'
import type { Show } from './entities/show'

/** A session without its seat plans. */
type SessionTerms = Omit<Session, 'seatPlans'>

/** Shared terms of seat plans in many sessions. */
interface PlanTerms extends Omit<SeatPlan, 'seatPlanId' | 'stock' | 'comboItems'> {
  /** `at`: index of a seat plan in the same session. */
  comboItems: readonly { at: number; qty: number }[]
}

/** Bytes of a seat plan's own data: an id of 24 hexadecimal digits, and the stock. */
const ID_BYTES = 12
const OWN_BYTES = ID_BYTES + 4

/** A session that materialises its seat plans on access. */
class PackedSession {
  /** `own`: own data of each plan, one character per byte; `plans`: shared terms. */
  constructor(
    terms: SessionTerms,
    private readonly own: string,
    private readonly plans: readonly PlanTerms[],
  ) {
    // A spread copy of another packed session brings that session's own data.
    Object.assign(this, terms, { own, plans })
  }

  get seatPlans(): readonly SeatPlan[] {
    const own = Buffer.from(this.own, 'latin1')
    const idOf = (at: number) => own.toString('hex', at * OWN_BYTES, at * OWN_BYTES + ID_BYTES)
    return this.plans.map((terms, at) => ({
      ...terms,
      seatPlanId: idOf(at),
      stock: own.readUInt32BE(at * OWN_BYTES + ID_BYTES),
      comboItems: terms.comboItems.map((item) => ({ seatPlanId: idOf(item.at), qty: item.qty })),
    }))
  }
}

/** Packs shows into little memory: sessions keep the ids and stock of their seat plans, and share all other terms. */
export class ShowPacker {
  private readonly terms = new Map<string, PlanTerms>()
  private readonly plans = new Map<string, readonly PlanTerms[]>()

  pack(show: Show): Show {
    const pack = (session: Session) => this.packSession(session)
    return { ...show, sessions: show.sessions.map(pack), pastSessions: show.pastSessions.map(pack) }
  }

  private packSession({ seatPlans, ...terms }: Session): Session {
    const ids = seatPlans.map(({ seatPlanId }) => seatPlanId)
    const plans = seatPlans.map((plan) => shared(this.terms, termsOf(plan, ids)))
    const own = Buffer.concat(seatPlans.map(ownBytes)).toString('latin1')
    return new PackedSession(terms, own, shared(this.plans, plans)) as PackedSession & SessionTerms
  }
}

/** A session as plain data, which can be stored. */
export function unpack(session: Session): Session {
  const { own: _, plans: __, ...terms } = session as Session & { own?: string; plans?: unknown }
  return { ...terms, seatPlans: session.seatPlans }
}

function ownBytes({ seatPlanId, stock }: SeatPlan): Buffer {
  if (!/^[0-9a-f]{24}$/.test(seatPlanId)) throw new Error(`${seatPlanId} is no id of 24 hexadecimal digits`)
  const bytes = Buffer.alloc(OWN_BYTES)
  bytes.write(seatPlanId, 'hex')
  bytes.writeUInt32BE(stock, ID_BYTES)
  return bytes
}

function termsOf({ seatPlanId: _, stock: __, comboItems, ...terms }: SeatPlan, ids: readonly string[]): PlanTerms {
  const items = comboItems.map(({ seatPlanId, qty }) => ({ at: ids.indexOf(seatPlanId), qty }))
  if (items.some(({ at }) => at < 0)) throw new Error('a combo is of seat plans of another session')
  return { ...terms, comboItems: items }
}

/** First of equal values. */
function shared<Value>(known: Map<string, Value>, value: Value): Value {
  const key = JSON.stringify(value)
  const first = known.get(key) ?? value
  known.set(key, first)
  return first
}
