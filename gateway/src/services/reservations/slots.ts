import { inArray } from 'drizzle-orm'
import { venueTime } from '@/domain/show-date'
import { notFound } from '../../business-error'
import type { Catalogue } from '../../catalogue/catalogue'
import type { Reservation } from '../../catalogue/entities/visits'
import { DAY_MS } from '../../clock'
import type { Database } from '../../database/connect'
import { inventory } from '../../database/schema/inventory'
import { stableId } from '../../stable-id'
import { overdueUnits } from '../inventory/inventory'
import type { Trade } from '../trade'

/** Days that can be reserved ahead, today included. */
const DAYS_AHEAD = 14

/** A time of a place that can be reserved. */
export interface Slot {
  slotId: string
  /** `yyyy-MM-dd`, at the place. */
  date: string
  /** `10:00` */
  begin: string
  end: string
  /** Epoch ms. */
  beginAt: number
  endAt: number
  /** People. */
  capacity: number
}

/** A place with times to reserve. */
export function reserveById({ content }: Pick<Catalogue, 'content'>, reserveId: string): Reservation {
  const place = content.offers.reservations.find((known) => known.reserveId === reserveId)
  if (!place) throw notFound()
  return place
}

/** Every time of a place from today on, as far ahead as it can be reserved. */
export function slotsOf(place: Reservation, now: number): Slot[] {
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => venueTime(now + ahead * DAY_MS).startOf('day'))
  return days
    .filter((day) => isOpenOn(place, day))
    .flatMap((day) => {
      const date = day.format('YYYY-MM-DD')
      return place.times.map(([begin, end]): Slot => {
        const at = (time: string) => day.valueOf() + minutesOf(time) * 60_000
        return {
          slotId: stableId(`slot:${place.reserveId}:${date}:${begin}`),
          date,
          begin,
          end,
          beginAt: at(begin),
          endAt: at(end),
          capacity: place.isFull ? 0 : place.slotCapacity,
        }
      })
    })
}

/** True if the place receives visitors on a day, given by its begin. */
function isOpenOn({ beginAt, endAt, weekdays }: Reservation, day: ReturnType<typeof venueTime>): boolean {
  const isInPeriod = day.add(1, 'day').valueOf() > beginAt && day.valueOf() < endAt
  return isInPeriod && (weekdays === null || weekdays.includes(day.day()))
}

/** A time of a place that is still to come, or of today. */
export function slotById(place: Reservation, { slotId, now }: { slotId: string; now: number }): Slot {
  const slot = slotsOf(place, now).find((known) => known.slotId === slotId)
  if (!slot) throw notFound()
  return slot
}

/** Remaining places of each time; 0 once it has begun. */
export async function roomOf({ db, clock }: Trade, slots: readonly Slot[]): Promise<ReadonlyMap<string, number>> {
  const ids = slots.map(({ slotId }) => slotId)
  if (ids.length === 0) return new Map()
  const now = clock.now()
  const rows = await db.select().from(inventory).where(inArray(inventory.id, ids))
  const overdue = await overdueUnits(db, ids, now)
  const known = new Map(
    rows.map(({ id, capacity, held, sold }) => [id, capacity - held - sold + (overdue.get(id) ?? 0)]),
  )
  return new Map(
    slots.map(({ slotId, beginAt, capacity }) => [slotId, beginAt > now ? (known.get(slotId) ?? capacity) : 0]),
  )
}

/** A slot gets its row in the inventory with its first request. */
export async function stockSlot(db: Database, { reserveId }: Reservation, { slotId, capacity }: Slot): Promise<void> {
  await db.insert(inventory).values({ id: slotId, kind: 'SLOT', groupId: reserveId, capacity }).onConflictDoNothing()
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
