import type { SeatRef } from '@/contracts/seat/seat-map'
import type { Id } from '@/contracts/wire-types'
import type { Locale } from '@/domain/locale'
import { LOCALES } from '@/domain/locale'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import { badInput } from '../../business-error'
import type { UserCall } from '../../call'
import type { FoundSession } from '../../catalogue/catalogue'
import type { SeatSnapshot } from '../../database/schema/snapshots'
import { localized } from '../../texts/text'
import { lockOver } from './lock-over'
import { lockedSeats, type WantedSeat } from './seat-locks'

/** A seat that goes into an order, as the venue names it in every language. */
export interface PickedSeat {
  seatId: Id
  seatPlanId: Id
  snapshot: SeatSnapshot
}

type PickCall = Pick<UserCall, 'db' | 'clock' | 'user' | 'shop'>

/** Tickets of a plan whose seats were picked; `seatIds` where the buyer names them. */
interface PickedItem {
  seatPlanId: Id
  qty: number
  seatIds: readonly Id[] | undefined
}

/** The seats that a lock of the buyer keeps for what is requested, and for how many seconds still. */
export async function pickedSeats(
  call: PickCall,
  found: FoundSession,
  { seatLockId, items }: { seatLockId: Id | null; items: readonly PickedItem[] },
): Promise<{ seats: PickedSeat[]; seconds: number }> {
  const kept = await lockedSeats(call, seatLockId, found.session.sessionId)
  const seats = items.flatMap((item) => seatsFor(item, kept.seats, seatLockId !== null))
  const names = snapshotsOf(
    call,
    found,
    seats.map(({ seatId }) => seatId),
  )
  return {
    seats: seats.map((seat, at) => ({ ...seat, snapshot: names[at] ?? NO_NAME })),
    seconds: Math.max(0, Math.floor((kept.expiresAt - call.clock.now()) / 1000)),
  }
}

/** The seats of one plan: all that a named lock keeps of it, or those that are named. */
function seatsFor(
  { seatPlanId, qty, seatIds }: PickedItem,
  kept: readonly WantedSeat[],
  isWhole: boolean,
): readonly WantedSeat[] {
  const ofPlan = kept.filter((seat) => seat.seatPlanId === seatPlanId)
  if (isWhole && ofPlan.length !== qty) throw badInput('seatLockId')
  if (!seatIds) return ofPlan
  if (seatIds.some((id) => !kept.some(({ seatId }) => seatId === id))) throw lockOver()
  const named = ofPlan.filter(({ seatId }) => seatIds.includes(seatId))
  if (named.length !== seatIds.length) throw badInput('seatIds')
  return named
}

/** Seats in the words of one language. */
export function seatRefs(
  call: Pick<UserCall, 'shop'>,
  found: FoundSession,
  seatIds: readonly Id[],
  locale: Locale,
): SeatRef[] {
  return placesOf(call, found, seatIds, locale).map(({ entrance: _entrance, ...ref }) => ref)
}

/** Seats, and where one enters to them, in the words of one language. */
function placesOf(call: Pick<UserCall, 'shop'>, found: FoundSession, seatIds: readonly Id[], locale: Locale): Place[] {
  const layout = new SeatLayout(call.shop.catalogue.seatChart(found).wholeMapIn(locale))
  const entrances = new Map(layout.map.zones.map(({ zoneId, entrance = '' }) => [zoneId, entrance]))
  return seatIds.flatMap((seatId): Place[] => {
    const seat = layout.seatOf(seatId)
    const ref = seat === null ? null : layout.refOf(seat)
    return ref ? [{ ...ref, entrance: entrances.get(ref.zoneId) ?? '' }] : []
  })
}

interface Place extends SeatRef {
  entrance: string
}

const NOTHING = { 'zh-CN': '', 'zh-MO': '', 'en-US': '' }
const NO_NAME: SeatSnapshot = { zone: NOTHING, row: NOTHING, no: '' }

function snapshotsOf(call: PickCall, found: FoundSession, seatIds: readonly Id[]): SeatSnapshot[] {
  const byLocale = new Map(LOCALES.map((locale) => [locale, placesOf(call, found, seatIds, locale)]))
  const inAll = (at: number, part: 'zoneName' | 'rowName' | 'entrance') =>
    localized((locale) => byLocale.get(locale)?.[at]?.[part] ?? '')
  return seatIds.map((_, at) => ({
    zone: inAll(at, 'zoneName'),
    row: inAll(at, 'rowName'),
    no: byLocale.get('zh-CN')?.[at]?.no ?? '',
    entrance: inAll(at, 'entrance'),
  }))
}
