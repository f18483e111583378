import type { SeatRef } from '@/contracts/seat/seat-map'
import type { Id } from '@/contracts/wire-types'
import type { Locale } from '@/domain/locale'
import { LOCALES } from '@/domain/locale'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import { badInput } from '../../business-error'
import type { UserCall } from '../../call'
import type { FoundSession } from '../../catalogue/catalogue'
import type { SeatSnapshot } from '../../database/schema/snapshots'
import { lockedSeats } from './seat-locks'

/** A seat that goes into an order, as the venue names it in every language. */
export interface PickedSeat {
  seatId: Id
  seatPlanId: Id
  snapshot: SeatSnapshot
}

type PickCall = Pick<UserCall, 'db' | 'clock' | 'user' | 'shop'>

/** The seats that a lock keeps, and for how many seconds still; as many of each plan as are asked for. */
export async function pickedSeats(
  call: PickCall,
  found: FoundSession,
  { seatLockId, items }: { seatLockId: Id; items: readonly { seatPlanId: Id; qty: number }[] },
): Promise<{ seats: PickedSeat[]; seconds: number }> {
  const { seats, expiresAt } = await lockedSeats(call, seatLockId, found.session.sessionId)
  const count = (planId: Id) => seats.filter(({ seatPlanId }) => seatPlanId === planId).length
  if (items.some(({ seatPlanId, qty }) => count(seatPlanId) !== qty)) throw badInput('seatLockId')
  const names = snapshotsOf(
    call,
    found,
    seats.map(({ seatId }) => seatId),
  )
  return {
    seats: seats.map((seat, at) => ({ ...seat, snapshot: names[at] ?? NO_NAME })),
    seconds: Math.max(0, Math.floor((expiresAt - call.clock.now()) / 1000)),
  }
}

/** Seats in the words of one language. */
export function seatRefs(call: Pick<UserCall, 'shop'>, found: FoundSession, seatIds: readonly Id[], locale: Locale) {
  const layout = new SeatLayout(call.shop.catalogue.seatChart(found).wholeMapIn(locale))
  return seatIds.flatMap((seatId): SeatRef[] => {
    const seat = layout.seatOf(seatId)
    const ref = seat === null ? null : layout.refOf(seat)
    return ref ? [ref] : []
  })
}

const NOTHING = { 'zh-CN': '', 'zh-MO': '', 'en-US': '' }
const NO_NAME: SeatSnapshot = { zone: NOTHING, row: NOTHING, no: '' }

function snapshotsOf(call: PickCall, found: FoundSession, seatIds: readonly Id[]): SeatSnapshot[] {
  const byLocale = new Map(LOCALES.map((locale) => [locale, seatRefs(call, found, seatIds, locale)]))
  const inAll = (at: number, part: 'zoneName' | 'rowName') => {
    const word = (locale: Locale) => byLocale.get(locale)?.[at]?.[part] ?? ''
    return { 'zh-CN': word('zh-CN'), 'zh-MO': word('zh-MO'), 'en-US': word('en-US') }
  }
  return seatIds.map((_, at) => ({
    zone: inAll(at, 'zoneName'),
    row: inAll(at, 'rowName'),
    no: byLocale.get('zh-CN')?.[at]?.no ?? '',
  }))
}
