import { desc, eq } from 'drizzle-orm'
import { listPlates } from '@/contracts/parking/list-plates'
import { parkingPlates } from '../../database/schema/parking'
import { privateRoute } from '../../http/define-route'

export const listPlatesRoute = privateRoute(listPlates, async ({ db, user }) => {
  const rows = await db
    .select()
    .from(parkingPlates)
    .where(eq(parkingPlates.userId, user.userId))
    .orderBy(desc(parkingPlates.lastUsedAt), parkingPlates.plateNo)
  return rows.map(({ plateNo }, at) => ({ plateNo, isDefault: at === 0 }))
})
