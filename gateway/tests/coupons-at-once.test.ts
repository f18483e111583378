import { demoCoupon } from '@test/demo-coupon'
import type { TestGateway } from '@test/test-gateway'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../src/database/connect'
import { coupons } from '../src/database/schema/coupons'
import { users } from '../src/database/schema/people'
import { addCoupon } from '../src/services/coupons/receive-coupons'

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

/** A database in which something happens between what is read and what is written next, once. */
function interrupted(db: Database, happens: () => Promise<unknown>): Database {
  let isOver = false
  const insert = (table: typeof coupons) => ({
    values: (row: typeof coupons.$inferInsert) => ({
      onConflictDoNothing: () => ({
        async returning(fields: { id: typeof coupons.id }) {
          if (!isOver) {
            isOver = true
            await happens()
          }
          return db.insert(table).values(row).onConflictDoNothing().returning(fields)
        },
      }),
    }),
  })
  return { select: db.select.bind(db), insert } as unknown as Database
}

/** @engine both */
describe('a received coupon', () => {
  it('keeps both coupons when two of the same template arrive at once', async () => {
    await shop.signIn('13700180001')
    const { db } = shop.database
    const [user] = await db.select().from(users).where(eq(users.cellphone, '13700180001'))
    const template = demoCoupon('weekend-95')
    const userId = user?.id ?? ''
    const add = (trade: Database) =>
      addCoupon({ db: trade, clock: shop.clock }, userId, template, { obtainType: 'GRANT' })
    let other = ''
    const own = await add(
      interrupted(db, async () => {
        other = await add(db)
      }),
    )
    const rows = await db
      .select()
      .from(coupons)
      .where(and(eq(coupons.userId, userId), eq(coupons.templateId, template.couponTemplateId)))
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([own, other]))
    expect(rows.map(({ copy }) => copy).sort()).toEqual([template.qty + 1, template.qty + 2])
  })
})
