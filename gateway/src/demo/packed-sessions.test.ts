import type { SeatPlan } from '../catalogue/entities/session'
import type { Show } from '../catalogue/entities/show'
import { ShowPacker } from '../catalogue/packed-sessions'
import { createDemoCatalogue } from './demo-catalogue'
import { seatPlansOf } from './seat-plans'

const [show] = createDemoCatalogue(Date.UTC(2026, 4, 1)).shows

/** Seat plans of a family session before packing. */
function familyPlans(sessionKey: string): readonly SeatPlan[] {
  return seatPlansOf({
    sessionKey,
    category: 'ErTongQinZi',
    venueKind: 'THEATRE',
    outing: null,
    isWeekend: false,
    capacity: 1200,
    prices: [80, 180, 280],
    features: ['child'],
    status: 'ON_SALE',
    isGone: false,
  })
}

function showOf(seatPlans: readonly SeatPlan[]): Show {
  if (!show?.sessions[0]) throw new Error('no session')
  return { ...show, sessions: [{ ...show.sessions[0], seatPlans }] }
}

function packed(packer: ShowPacker, seatPlans: readonly SeatPlan[]): readonly SeatPlan[] {
  return packer.pack(showOf(seatPlans)).sessions[0]?.seatPlans ?? []
}

function isCombo({ comboItems }: SeatPlan): boolean {
  return comboItems.length > 0
}

describe('packed shows', () => {
  it('read as before packing: every seat plan with its own id, stock and parts', () => {
    const packer = new ShowPacker()
    for (const plans of [familyPlans('one'), familyPlans('another')]) {
      expect(plans.filter(isCombo)).toHaveLength(1)
      expect(packed(packer, plans)).toEqual(plans)
    }
    const { sessionId, name, beginAt, limitation, seating } = showOf([]).sessions[0] ?? {}
    const [session] = packer.pack(showOf(familyPlans('third'))).sessions
    expect(session).toMatchObject({ sessionId, name, beginAt, limitation, seating })
  })

  it('share the common terms of their sessions', () => {
    const packer = new ShowPacker()
    const [one, another] = [familyPlans('one'), familyPlans('another')].map((plans) => packed(packer, plans)[0]?.name)
    expect(one).toBeDefined()
    expect(another).toBe(one)
  })

  it('reject combos with a part of another session, and invalid ids', () => {
    const plans = familyPlans('one')
    expect(() => packed(new ShowPacker(), plans.filter(isCombo))).toThrow('another session')
    const odd = plans.map((plan) => ({ ...plan, seatPlanId: 'short', comboItems: [] }))
    expect(() => packed(new ShowPacker(), odd)).toThrow('short is no id')
  })
})
