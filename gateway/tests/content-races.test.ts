import { Person } from '@test/other-users/person'
import { ownDocuments, PUBLISH_TOKEN, publishTo, withShow } from '@test/own-content'
import { sandbox } from '@test/sandbox-shop'
import { OPENING, type TestGateway } from '@test/test-gateway'
import { IS_NIGHTLY } from '@test/tested-platforms'
import { count, eq, sum } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { createOrder } from '@/contracts/order/create-order'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { showIdOf } from '../src/content/compile-show'
import { readDocuments } from '../src/content/content-store'
import type { ShopDocumentOf } from '../src/content/documents/document-kinds'
import type { ShowDocument } from '../src/content/documents/show-document'
import { contentDocuments, contentRevisions } from '../src/database/schema/content'
import { allocations, inventory } from '../src/database/schema/inventory'
import { auditBooks } from '../src/services/books/audit-books'
import { stableId } from '../src/stable-id'

const RUNS = IS_NIGHTLY ? 200 : 3
const BUYERS = 4
const SHOW = showIdOf('first-show')
const DOCUMENTS = ownDocuments(OPENING)
const FIRST = String((DOCUMENTS.find(({ kind }) => kind === 'shows')?.body as ShowDocument | undefined)?.sessions?.[0])
const STALLS = stableId(`plan:first-show/${FIRST.replace(' ', 'T')}/stalls`)
const WITHOUT_SHOW = DOCUMENTS.filter(({ kind }) => kind !== 'shows').map((document) =>
  document.kind === 'shop' ? { ...document, body: {} } : document,
)

/** The show with another stock of all prices; its name tells which. */
const withStock = (stock: number): ShopDocumentOf[] =>
  withShow(DOCUMENTS, ({ prices }) => ({
    name: { 'zh-CN': `余${stock}`, 'en-US': `Stock ${stock}` },
    prices: prices.map((price) => ({ ...price, stock })),
  }))

let shop: TestGateway
let buyers: Person[]
let revision = 0
beforeAll(async () => {
  shop = await createTestGateway({ publishToken: PUBLISH_TOKEN })
  buyers = []
  for (let at = 0; at < BUYERS; at += 1) buyers.push(await Person.join(shop))
})
afterAll(() => shop.close())
beforeEach(() => publish(DOCUMENTS))
afterEach(async () => expect(await auditBooks(shop.database.db)).toEqual([]))

async function publish(documents: readonly ShopDocumentOf[]): Promise<void> {
  const reply = await publishTo(shop, documents, revision)
  expect(reply).toMatchObject({ statusCode: 200 })
  revision = reply.revision ?? 0
}

async function repeated(run: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < RUNS; round += 1) await run(round)
}

/** The stock of the first price, and what its rows add up to. */
async function stockOfStalls() {
  const { db } = shop.database
  const [row] = await db.select().from(inventory).where(eq(inventory.id, STALLS))
  const [taken] = await db
    .select({ units: sum(allocations.qty).mapWith(Number) })
    .from(allocations)
    .where(eq(allocations.inventoryId, STALLS))
  return { capacity: row?.capacity ?? 0, taken: (row?.held ?? 0) + (row?.sold ?? 0), units: taken?.units ?? 0 }
}

async function placeAll(quotes: readonly Awaited<ReturnType<Person['offered']>>[], round: number) {
  return Promise.all(
    quotes.map((quote, at) =>
      shop.call(createOrder, quote, {
        as: buyers[at]?.as ?? '',
        headers: { 'idempotency-key': `round-${expect.getState().currentTestName?.length}-${round}-${at}` },
      }),
    ),
  )
}

const quotesOf = () => Promise.all(buyers.map(async (buyer) => buyer.offered(await buyer.wish(SHOW))))

describe(`${RUNS} races with a publisher`, () => {
  it('sell no more than the stock of either revision', async () => {
    await repeated(async (round) => {
      const quotes = await quotesOf()
      const { taken } = await stockOfStalls()
      const left = round % 3
      const [answers] = await Promise.all([placeAll(quotes, round), publish(withStock(taken + left))])
      const codes = new Set(answers.map(({ statusCode }) => statusCode))
      for (const code of codes) expect([STATUS.success, BUSINESS_ERROR.soldOut]).toContain(code)
      const after = await stockOfStalls()
      expect(after.taken).toBe(taken + answers.filter(({ data }) => data !== null).length)
      expect(after.units).toBe(after.taken)
      expect(after.capacity).toBe(Math.max(taken + left, after.taken))
      await publish(DOCUMENTS)
    })
  }, 600_000)

  it('lose no ticket when the show is withdrawn while orders are paid', async () => {
    await repeated(async () => {
      const orders = await Promise.all(buyers.map((buyer) => buyer.placed(SHOW)))
      await Promise.all([publish(WITHOUT_SHOW), ...orders.map(({ orderId }) => sandbox(shop, `orders/${orderId}/pay`))])
      for (const [at, { orderId }] of orders.entries()) {
        const buyer = buyers[at] as Person
        const id = await buyer.voucherOf(orderId)
        expect((await shop.call(getVoucher, { id }, { as: buyer.as })).data?.tickets).toHaveLength(1)
      }
      await publish(DOCUMENTS)
    })
  }, 600_000)

  it('have one winner of two publishers, whose documents are the whole revision', async () => {
    await repeated(async (round) => {
      const [one, two] = [withStock(100 + round), withStock(200 + round)]
      const replies = await Promise.all([publishTo(shop, one, revision), publishTo(shop, two, revision)])
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      revision += 1
      const winner = replies[0]?.statusCode === 200 ? one : two
      const { db } = shop.database
      const shows = (documents: readonly ShopDocumentOf[]) => documents.filter(({ kind }) => kind === 'shows')
      expect(shows(await readDocuments(db, revision))).toEqual(shows(winner))
      const [written] = await db
        .select({ count: count() })
        .from(contentDocuments)
        .where(eq(contentDocuments.revision, revision))
      const [row] = await db.select().from(contentRevisions).where(eq(contentRevisions.revision, revision))
      expect(row?.changes).toBe(written?.count)
    })
  }, 600_000)

  it('sell no more than the stock of a restored revision', async () => {
    await publish(withStock(500))
    const restored = revision
    await publish(withStock(600))
    await repeated(async (round) => {
      const quotes = await quotesOf()
      const headers = { authorization: `Bearer ${PUBLISH_TOKEN}` }
      const payload = { revision: round % 2 === 0 ? restored : restored + 1, author: 'editor', note: '' }
      const { taken } = await stockOfStalls()
      const [answers, reply] = await Promise.all([
        placeAll(quotes, round),
        shop.gateway.inject({ method: 'POST', url: '/content/restore', headers, payload }),
      ])
      expect(reply.statusCode).toBe(200)
      revision = reply.json().revision
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => STATUS.success))
      const after = await stockOfStalls()
      expect(after).toEqual({ capacity: round % 2 === 0 ? 500 : 600, taken: taken + BUYERS, units: taken + BUYERS })
    })
  }, 600_000)
})
