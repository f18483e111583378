import { fillCart, firstSku, goodsInput } from '@test/goods-buyer'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { countCart } from '@/contracts/cart/count-cart'
import { createGoodsOrder } from '@/contracts/goods/create-goods-order'
import { inventory } from '../src/database/schema/inventory'

const STOCK = 5
const BUYERS = 12

describe('buyers who want the last pieces of goods in their carts', () => {
  let shop: TestGateway
  let vinyl: string
  beforeAll(async () => {
    shop = await createTestGateway()
    vinyl = await firstSku(shop, '黑胶')
    await shop.database.db.update(inventory).set({ capacity: STOCK }).where(eq(inventory.id, vinyl))
  })
  afterAll(() => shop.close())

  it('receive all available pieces in order of arrival, and the books stay balanced (SHOP-010)', async () => {
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, async (_, at) => {
        const as = await shop.signIn(`139640${String(at).padStart(5, '0')}`)
        await fillCart(shop, as, { 黑胶: 1 })
        const wanted = { items: [{ skuId: vinyl, qty: 1 }], deliverMethod: 'SELF_PICKUP' as const }
        return { as, input: await goodsInput(shop, as, wanted) }
      }),
    )
    const orders = await Promise.all(buyers.map(({ as, input }) => shop.call(createGoodsOrder, input, { as })))
    const placed = orders.flatMap(({ data }) => data ?? [])
    expect(placed).toHaveLength(STOCK)
    await Promise.all(placed.map(({ orderId }) => sandbox(shop, `orders/${orderId}/pay`)))
    const [row] = await shop.database.db.select().from(inventory).where(eq(inventory.id, vinyl))
    expect(row).toMatchObject({ held: 0, sold: STOCK })
    // The carts of those who came too late are as they were.
    const counts = await Promise.all(buyers.map(async ({ as }) => (await shop.call(countCart, {}, { as })).data?.count))
    expect(counts.map((count, at) => count === (orders[at]?.data ? 0 : 1))).toEqual(buyers.map(() => true))
    const books = await shop.gateway.inject({ url: '/sandbox/api/books' })
    expect(books.json()).toEqual({ ok: true, faults: [] })
  })
})
