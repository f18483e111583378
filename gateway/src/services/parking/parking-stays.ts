import { and, eq, isNull } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { isPlate, normalizedPlate } from '@/domain/plate-number'
import { BusinessError } from '../../business-error'
import type { Parking } from '../../catalogue/entities/visits'
import { parkingStays } from '../../database/schema/parking'
import { newId } from '../../random'
import type { Trade } from '../trade'

export type StayRow = typeof parkingStays.$inferSelect

/** Length of the stay of a car without an entry, ms: the demo shop has no barrier. */
const ARRIVED_BEFORE_MS = (2 * 60 + 25) * 60_000

/** The same plate, however it was written; what is no plate is refused (PARK-007). */
export function plateOf(plateNo: string): string {
  const plate = normalizedPlate(plateNo)
  if (!isPlate(plate)) throw new BusinessError(BUSINESS_ERROR.badInput, 'parking.plate', { mode: 1 })
  return plate
}

/**
 * The stay of a car that is in a garage. A car that has never been seen is taken for one that drove in a while ago,
 * since the demo shop records no entries; one that has left is not there, nor is any whose plate ends in 0.
 */
export async function stayOf(trade: Trade, { parkingId }: Parking, plateNo: string): Promise<StayRow> {
  const plate = plateOf(plateNo)
  const ofCar = and(eq(parkingStays.parkingId, parkingId), eq(parkingStays.plateNo, plate))
  const stays = await trade.db.select().from(parkingStays).where(ofCar)
  const inside = stays.find(({ leftAt }) => leftAt === null)
  if (inside) return inside
  if (stays.length > 0 || plate.endsWith('0'))
    throw new BusinessError(BUSINESS_ERROR.notFound, 'parking.away', { mode: 1 })
  await driveIn(trade, parkingId, plate, trade.clock.now() - ARRIVED_BEFORE_MS)
  const [arrived] = await trade.db
    .select()
    .from(parkingStays)
    .where(and(ofCar, isNull(parkingStays.leftAt)))
  if (!arrived) throw new Error(`the car ${plate} is not where it was put`)
  return arrived
}

/** A car drives in; one that is inside already stays as it is. */
export async function driveIn({ db }: Trade, parkingId: string, plateNo: string, enteredAt: number): Promise<void> {
  await db
    .insert(parkingStays)
    .values({ id: newId(), parkingId, plateNo: plateOf(plateNo), enteredAt })
    .onConflictDoNothing()
}

/** A car drives out; false when it is not inside, or has to pay first. */
export async function driveOut({ db, clock }: Trade, parkingId: string, plateNo: string): Promise<boolean> {
  const inside = and(
    eq(parkingStays.parkingId, parkingId),
    eq(parkingStays.plateNo, plateOf(plateNo)),
    isNull(parkingStays.leftAt),
  )
  const [stay] = await db.select().from(parkingStays).where(inside)
  if (!stay || (stay.leaveBefore ?? 0) < clock.now()) return false
  await db.update(parkingStays).set({ leftAt: clock.now() }).where(eq(parkingStays.id, stay.id))
  return true
}
