import type { SeatPlanDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import type { SeatPlanStatic } from '@/contracts/session/list-seat-plans-static'
import type { SessionDynamic } from '@/contracts/session/list-sessions-dynamic'
import type { SessionStatic } from '@/contracts/session/list-sessions-static'
import { mergeSeatPlans, mergeSessions } from './offered-sessions'
import { bookingActionOf } from './purchase-mode'

const session = (bizShowSessionId: string) => ({ bizShowSessionId, sessionName: bizShowSessionId }) as SessionStatic
const sessionNow = (bizShowSessionId: string) =>
  ({ bizShowSessionId, sessionStatus: 'ON_SALE', soldOut: false }) as SessionDynamic

describe('sessions put together of what stays and what moves (SEAT-014, SEAT-021)', () => {
  it('merges the state of a session by its id, in any order', () => {
    const merged = mergeSessions([session('a'), session('b')], [sessionNow('b'), sessionNow('a')])
    expect(merged).toMatchObject([
      { bizShowSessionId: 'a', sessionName: 'a', sessionStatus: 'ON_SALE' },
      { bizShowSessionId: 'b', sessionName: 'b', sessionStatus: 'ON_SALE' },
    ])
  })

  it('keeps a session without a state unsold, and omits an unknown one', () => {
    const merged = mergeSessions([session('a'), session('b')], [sessionNow('b'), sessionNow('c')])
    expect(merged.map(({ bizShowSessionId, sessionStatus }) => [bizShowSessionId, sessionStatus])).toEqual([
      ['a', 'PENDING'],
      ['b', 'ON_SALE'],
    ])
  })
})

describe('seat plans put together (SEAT-015, SEAT-022)', () => {
  const plan = (seatPlanId: string) => ({ seatPlanId, seatPlanName: seatPlanId }) as SeatPlanStatic

  it('merges the state by id; a plan without a state cannot be ordered', () => {
    const now = [
      { seatPlanId: 'b', seatPlanStatus: 'ON_SALE', purchaseMode: 'BUY', canBuyCount: 3 },
    ] as SeatPlanDynamic[]
    const [unknown, known] = mergeSeatPlans([plan('a'), plan('b')], now)
    expect(unknown && bookingActionOf(unknown)).toEqual({ kind: 'blocked', reason: 'PENDING' })
    expect(known && bookingActionOf(known)).toEqual({ kind: 'order', mode: 'BUY' })
  })
})
