import { listHiddenModules } from '@/contracts/shop/list-hidden-modules'
import type { Database } from '../../database/connect'
import { cards as ownCards } from '../../database/schema/benefits'
import { coupons as ownCoupons } from '../../database/schema/coupons'
import { publicRoute } from '../../http/define-route'

/** Parts without content; a merchant that speaks one language has nothing to choose there. */
export const listHiddenModulesRoute = publicRoute(listHiddenModules, async ({ db, shop }) => {
  const { coupons, cards } = shop.catalogue.content.offers
  return [
    ...(shop.merchant === 'minimal' ? ['LANGUAGE'] : []),
    // Owners keep what is no longer offered.
    ...(coupons.length > 0 || (await hasRows(db, ownCoupons)) ? [] : ['COUPONS']),
    ...(cards.length > 0 || (await hasRows(db, ownCards)) ? [] : ['CARDS']),
  ]
})

async function hasRows(db: Database, table: typeof ownCoupons | typeof ownCards): Promise<boolean> {
  const rows = await db.select({ id: table.id }).from(table).limit(1)
  return rows.length > 0
}
