import { desc, eq } from 'drizzle-orm'
import { listAddresses } from '@/contracts/address/list-addresses'
import { addresses } from '../../database/schema/people'
import { privateRoute } from '../../http/define-route'
import { presentAddress } from '../../presenters/address'
import { presentPage } from '../../presenters/page'

export const listAddressesRoute = privateRoute(listAddresses, async ({ input, user, db }) => {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, user.userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), addresses.id)
  return presentPage(rows, input, presentAddress)
})
