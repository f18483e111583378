import type { DemoSeatPlan, DemoSession } from './demo-session-types'
import type { DemoShow } from './demo-types'

/** All of a session but what it sells. */
type SessionTerms = Omit<DemoSession, 'seatPlans'>

/** What seat plans of many sessions have in common. */
interface PlanTerms extends Omit<DemoSeatPlan, 'seatPlanId' | 'stock' | 'comboItems'> {
  /** `at`: which seat plan of the same session. */
  comboItems: readonly { at: number; qty: number }[]
}

/** Bytes of what a seat plan has for itself: an id of 24 hexadecimal digits, and the stock. */
const ID_BYTES = 12
const OWN_BYTES = ID_BYTES + 4

/** A session whose seat plans are made when they are read. */
class PackedSession {
  /** `own`: of one plan after the other, a character for a byte; `plans`: what they share with those of others. */
  constructor(
    terms: SessionTerms,
    private readonly own: string,
    private readonly plans: readonly PlanTerms[],
  ) {
    // A copy by `...` of another packed session brings what was that session's own.
    Object.assign(this, terms, { own, plans })
  }

  get seatPlans(): readonly DemoSeatPlan[] {
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

/**
 * Keeps shows in little room: their sessions keep the ids and the stock of their seat plans, and share what else there
 * is to say of them with every session that says the same.
 */
export class ShowPacker {
  private readonly terms = new Map<string, PlanTerms>()
  private readonly plans = new Map<string, readonly PlanTerms[]>()

  pack(show: DemoShow): DemoShow {
    return { ...show, sessions: show.sessions.map((session) => this.packSession(session)) }
  }

  private packSession({ seatPlans, ...terms }: DemoSession): DemoSession {
    const ids = seatPlans.map(({ seatPlanId }) => seatPlanId)
    const plans = seatPlans.map((plan) => shared(this.terms, termsOf(plan, ids)))
    const own = Buffer.concat(seatPlans.map(ownBytes)).toString('latin1')
    return new PackedSession(terms, own, shared(this.plans, plans)) as PackedSession & SessionTerms
  }
}

function ownBytes({ seatPlanId, stock }: DemoSeatPlan): Buffer {
  if (!/^[0-9a-f]{24}$/.test(seatPlanId)) throw new Error(`${seatPlanId} is no id of 24 hexadecimal digits`)
  const bytes = Buffer.alloc(OWN_BYTES)
  bytes.write(seatPlanId, 'hex')
  bytes.writeUInt32BE(stock, ID_BYTES)
  return bytes
}

function termsOf({ seatPlanId: _, stock: __, comboItems, ...terms }: DemoSeatPlan, ids: readonly string[]): PlanTerms {
  const items = comboItems.map(({ seatPlanId, qty }) => ({ at: ids.indexOf(seatPlanId), qty }))
  if (items.some(({ at }) => at < 0)) throw new Error('a combo is of seat plans of another session')
  return { ...terms, comboItems: items }
}

/** The first of all that say the same. */
function shared<Value>(known: Map<string, Value>, value: Value): Value {
  const said = JSON.stringify(value)
  const first = known.get(said) ?? value
  known.set(said, first)
  return first
}
