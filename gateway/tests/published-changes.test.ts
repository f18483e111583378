import { Person } from '@test/other-users/person'
import { ownDocuments, PUBLISH_TOKEN, publishTo, withShow } from '@test/own-content'
import { sandbox } from '@test/sandbox-shop'
import { OPENING, type TestGateway } from '@test/test-gateway'
import { eq, sql } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { preOrder } from '@/contracts/order/pre-order'
import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { showIdOf } from '../src/content/compile-show'
import { latestRevision } from '../src/content/content-store'
import type { ShowDocument } from '../src/content/documents/show-document'
import { inventory } from '../src/database/schema/inventory'
import { stableId } from '../src/stable-id'

const SHOW = showIdOf('first-show')
const DOCUMENTS = ownDocuments(OPENING)
const FIRST_BEGIN = String(
  (DOCUMENTS.find(({ kind }) => kind === 'shows')?.body as ShowDocument | undefined)?.sessions?.[0],
)
const FIRST = FIRST_BEGIN.replace(' ', 'T')
const STALLS = stableId(`plan:first-show/${FIRST}/stalls`)
const WITHOUT_SHOW = DOCUMENTS.filter(({ kind }) => kind !== 'shows').map((document) =>
  document.kind === 'shop' ? { ...document, body: {} } : document,
)

let shop: TestGateway
let buyer: Person
let revision = 0
beforeAll(async () => {
  shop = await createTestGateway({ publishToken: PUBLISH_TOKEN })
  buyer = await Person.join(shop)
})
afterAll(() => shop.close())
beforeEach(() => publish(DOCUMENTS))

async function publish(documents: Parameters<typeof publishTo>[1]): Promise<void> {
  const reply = await publishTo(shop, documents, revision)
  expect(reply).toMatchObject({ statusCode: 200 })
  revision = reply.revision ?? 0
}

const publishShow = (change: (show: ShowDocument) => Partial<ShowDocument>) => publish(withShow(DOCUMENTS, change))

async function stockOf(id: string) {
  const [row] = await shop.database.db.select().from(inventory).where(eq(inventory.id, id))
  return row
}

/** Pays an order that was placed; the id of its voucher. */
async function pay(orderId: string): Promise<string> {
  await sandbox(shop, `orders/${orderId}/pay`)
  return buyer.voucherOf(orderId)
}

describe('content that changes during a purchase', () => {
  it('shows new texts at once and keeps those of an order', async () => {
    const { orderId } = await buyer.placed(SHOW)
    await publishShow(() => ({ name: { 'zh-CN': '新名字', 'en-US': 'A New Name' } }))
    expect((await shop.call(getShowStatic, { showId: SHOW })).data?.basicInfo.showName).toBe('新名字')
    const { data } = await shop.call(getOrder, { orderId, fromPage: 'TEST' }, { as: buyer.as })
    expect(JSON.stringify(data)).toContain('首场演出')
    expect(await pay(orderId)).not.toBe('')
  })

  it('applies a new price to new orders only', async () => {
    const wish = await buyer.wish(SHOW)
    const quote = await buyer.offered(wish)
    const { orderId } = await buyer.placed(SHOW)
    await publishShow(({ prices }) => ({ prices: prices.map((price) => ({ ...price, price: price.price + 20 })) }))
    const { data: order } = await shop.call(getOrder, { orderId, fromPage: 'TEST' }, { as: buyer.as })
    expect(JSON.stringify(order)).toMatch(/380/)
    const { data: late } = await shop.call(preOrder, wish, { as: buyer.as })
    expect(late?.totalAmount).toBe(400)
    // A buyer who is confirming pays what was shown.
    const quoted = await buyer.call(createOrder, quote)
    const { data } = await shop.call(getOrder, { orderId: quoted.orderId, fromPage: 'TEST' }, { as: buyer.as })
    expect(JSON.stringify(data)).toMatch(/380/)
  })

  it('raises the stock, and lowers it to what is sold and held', async () => {
    const { orderId } = await buyer.placed(SHOW)
    const before = await stockOf(STALLS)
    const taken = (before?.held ?? 0) + (before?.sold ?? 0)
    expect(taken).toBeGreaterThan(0)
    const stock = (units: number) =>
      publishShow(({ prices }) => ({ prices: prices.map((price) => ({ ...price, stock: units })) }))
    await stock(500)
    expect(await stockOf(STALLS)).toMatchObject({ capacity: 500 })
    await stock(0)
    expect(await stockOf(STALLS)).toMatchObject({ capacity: taken })
    expect(await pay(orderId)).not.toBe('')
  })

  it('moves a session together with its tickets', async () => {
    const { orderId } = await buyer.placed(SHOW)
    const moved = FIRST_BEGIN.replace('19:30', '20:15')
    await publishShow(({ sessions }) => ({ sessions: [{ id: FIRST, begins: moved }, ...(sessions ?? []).slice(1)] }))
    const { data } = await shop.call(listSessionsStatic, { showId: SHOW })
    expect(data?.sessions.map(({ bizShowSessionId }) => bizShowSessionId)).toContain(
      stableId(`session:first-show/${FIRST}`),
    )
    expect(data?.sessions?.[0]?.sessionShowTime).toContain('20:15')
    const { data: voucher } = await shop.call(getVoucher, { id: await pay(orderId) }, { as: buyer.as })
    expect(voucher?.tickets).toHaveLength(1)
  })

  it('sells nothing of a canceled session', async () => {
    const quote = await buyer.offered(await buyer.wish(SHOW))
    await publishShow(({ sessions }) => ({
      sessions: [{ begins: FIRST_BEGIN, status: 'canceled' }, ...(sessions ?? []).slice(1)],
    }))
    const { data } = await shop.call(listSessionsDynamic, { showId: SHOW })
    expect(data?.sessions?.[0]?.sessionStatus).toBe('CANCELED')
    const headers = { 'idempotency-key': 'canceled-session' }
    const { statusCode } = await shop.call(createOrder, quote, { as: buyer.as, headers })
    expect(statusCode).toBe(BUSINESS_ERROR.notOnSale)
  })

  it('withdraws a price that a placed order still pays', async () => {
    const wish = await buyer.wish(SHOW)
    const { orderId } = await buyer.placed(SHOW)
    await publishShow(({ prices }) => ({ prices: prices.slice(1) }))
    expect((await shop.call(preOrder, wish, { as: buyer.as })).statusCode).not.toBe(STATUS.success)
    const row = await stockOf(STALLS)
    expect(row?.capacity).toBe((row?.held ?? 0) + (row?.sold ?? 0))
    const { data } = await shop.call(getVoucher, { id: await pay(orderId) }, { as: buyer.as })
    expect(data?.tickets).toHaveLength(1)
  })

  it('keeps tickets of prices that several revisions withdrew from one session', async () => {
    const first = await buyer.voucherOf(await buyer.paid(SHOW))
    const priceOf = (id: string) => ({ id, name: { 'zh-CN': id, 'en-US': id }, price: 500, stock: 10 })
    await publishShow(({ prices }) => ({ prices: [...prices.slice(1), priceOf('box')] }))
    const second = await buyer.voucherOf(await buyer.paid(SHOW))
    await publishShow(() => ({ prices: [priceOf('gallery')] }))
    for (const id of [first, second])
      expect((await shop.call(getVoucher, { id }, { as: buyer.as })).data?.tickets).toHaveLength(1)
  })

  it('withdraws a show: it is not found, its tickets stay, and it comes back with its next revision', async () => {
    const owned = await buyer.voucherOf(await buyer.paid(SHOW))
    const { orderId } = await buyer.placed(SHOW)
    await publish(WITHOUT_SHOW)
    expect((await shop.call(getShowStatic, { showId: SHOW })).statusCode).not.toBe(STATUS.success)
    expect((await shop.call(getVoucher, { id: owned }, { as: buyer.as })).data?.tickets).toHaveLength(1)
    const { data } = await shop.call(getVoucher, { id: await pay(orderId) }, { as: buyer.as })
    expect(data?.tickets).toHaveLength(1)
    await publish(DOCUMENTS)
    expect((await shop.call(getShowStatic, { showId: SHOW })).statusCode).toBe(STATUS.success)
    expect((await stockOf(STALLS))?.capacity).toBe(120)
  })

  it('publishes nothing when it is stopped in the middle', async () => {
    const { db } = shop.database
    await db.execute(
      sql`CREATE FUNCTION stop() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'stopped'; END $$ LANGUAGE plpgsql`,
    )
    await db.execute(sql`CREATE TRIGGER stop BEFORE UPDATE ON inventory FOR EACH ROW EXECUTE FUNCTION stop()`)
    const other = withShow(DOCUMENTS, ({ prices }) => ({
      name: { 'zh-CN': '半个版本', 'en-US': 'Half a Revision' },
      prices: prices.map((price) => ({ ...price, stock: 77 })),
    }))
    expect((await publishTo(shop, other, revision)).statusCode).toBe(500)
    await db.execute(sql`DROP TRIGGER stop ON inventory`)
    await db.execute(sql`DROP FUNCTION stop`)
    expect(await latestRevision(db)).toBe(revision)
    expect((await shop.call(getShowStatic, { showId: SHOW })).data?.basicInfo.showName).toBe('首场演出')
    expect((await stockOf(STALLS))?.capacity).toBe(120)
  })
})
