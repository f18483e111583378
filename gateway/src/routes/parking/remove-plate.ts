import { and, eq } from 'drizzle-orm'
import { removePlate } from '@/contracts/parking/remove-plate'
import { notFound } from '../../business-error'
import { parkingPlates } from '../../database/schema/parking'
import { privateRoute } from '../../http/define-route'
import { plateOf } from '../../services/parking/parking-stays'

export const removePlateRoute = privateRoute(removePlate, async ({ input, db, user }) => {
  const removed = await db
    .delete(parkingPlates)
    .where(and(eq(parkingPlates.userId, user.userId), eq(parkingPlates.plateNo, plateOf(input.plateNo))))
    .returning({ plateNo: parkingPlates.plateNo })
  if (removed.length === 0) throw notFound()
  return true as const
})
