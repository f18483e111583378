import type { Session } from '../../catalogue/entities/session'
import { existsWaitList } from './waiting-draft'

describe('a waiting list of a session (CAT-131)', () => {
  const plan = (seatPlanId: string, purchaseMode: string) => ({ seatPlanId, purchaseMode })
  const session = (...seatPlans: object[]) => ({ seatPlans }) as unknown as Session
  const left = new Map([
    ['sold', 5],
    ['gone', 0],
  ])

  it('exists for one plan among others that are sold', () => {
    expect(existsWaitList(session(plan('sold', 'BUY'), plan('gone', 'WAIT_LIST')), left)).toBe(true)
  })

  it('exists only for a sold-out plan with a waiting list', () => {
    expect(existsWaitList(session(plan('sold', 'WAIT_LIST'), plan('gone', 'BUY')), left)).toBe(false)
    expect(existsWaitList(session(), left)).toBe(false)
  })
})
