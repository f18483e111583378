import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PageQuery } from '@/contracts/page'
import type { UserCall } from '../../call'
import type { Site } from '../../catalogue/entities/place'
import { orderLines, orders } from '../../database/schema/orders'
import { tickets, vouchers } from '../../database/schema/tickets'
import { type UserVoucher, withContents } from './vouchers'

type SiteCall = Pick<UserCall, 'db' | 'user' | 'clock' | 'shop'>

/** A site with the vouchers of the user that still open a door there, the next session first. */
export interface SiteVouchers {
  site: Site
  voucherIds: string[]
}

/** Sites of unused tickets of the user, the site of the next session first (contract T2). */
export async function voucherSites({ db, user, clock, shop }: SiteCall): Promise<SiteVouchers[]> {
  const rows = await db
    .selectDistinct({ id: vouchers.id, showTime: vouchers.showTime, showId: orderLines.showId })
    .from(vouchers)
    .innerJoin(orderLines, and(eq(orderLines.orderId, vouchers.orderId), eq(orderLines.sessionId, vouchers.sessionId)))
    .innerJoin(tickets, and(eq(tickets.voucherId, vouchers.id), inArray(tickets.state, ['UNUSED', 'LOCKED'])))
    .where(
      and(
        eq(vouchers.userId, user.userId),
        sql`(${orderLines.snapshot}->'session'->>'endAt')::bigint > ${clock.now()}`,
      ),
    )
    .orderBy(asc(vouchers.showTime), asc(vouchers.id))
  const bySite = new Map<string, SiteVouchers>()
  for (const { id, showId } of rows) {
    const show = showId === null ? null : shop.catalogue.findShow(showId)
    if (!show) continue
    const site = shop.catalogue.siteOf(show)
    const known = bySite.get(site.siteId) ?? { site, voucherIds: [] }
    known.voucherIds.push(id)
    bySite.set(site.siteId, known)
  }
  return [...bySite.values()]
}

/** A page of the vouchers of one site (contract T3); none for a site without any. */
export async function listSiteVouchers(
  call: SiteCall,
  siteId: string,
  { offset, length }: PageQuery,
): Promise<{ rows: UserVoucher[]; total: number }> {
  const { db, clock } = call
  const ids = (await voucherSites(call)).find(({ site }) => site.siteId === siteId)?.voucherIds ?? []
  const shown = ids.slice(offset, offset + length)
  const rows = await db
    .select()
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(inArray(vouchers.id, shown))
    .orderBy(asc(vouchers.showTime), asc(vouchers.id))
  const contents = await withContents(
    { db, clock },
    rows.map((row) => ({ voucher: row.vouchers, order: row.orders })),
  )
  return { rows: contents, total: ids.length }
}
