import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Person } from '@test/other-users/person'
import { ownDocuments, PUBLISH_TOKEN, publishTo, withShow } from '@test/own-content'
import { OPENING, type TestGateway } from '@test/test-gateway'
import { and, eq, like } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { showIdOf } from '../src/content/compile-show'
import type { ShopDocumentOf } from '../src/content/documents/document-kinds'
import type { ShowDocument } from '../src/content/documents/show-document'
import { outbox } from '../src/database/schema/shop'
import { vouchers } from '../src/database/schema/tickets'

const SHOW = showIdOf('first-show')
const DOCUMENTS = ownDocuments(OPENING)
const BEGIN = String((DOCUMENTS.find(({ kind }) => kind === 'shows')?.body as ShowDocument | undefined)?.sessions?.[0])
const ID = BEGIN.replace(' ', 'T')
const PAGE = '<html lang="zh-CN"><head><title>Encore</title></head><body><div id="app"></div></body></html>'
const folder = mkdtempSync(path.join(os.tmpdir(), 'published-'))

let shop: TestGateway
let holder: Person
let revision = 0
beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), PAGE)
  shop = await createTestGateway({ publishToken: PUBLISH_TOKEN, h5Dir: folder })
  await publish(DOCUMENTS)
  holder = await Person.join(shop, '13911112222')
  await holder.paid(SHOW)
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

async function publish(documents: readonly ShopDocumentOf[]): Promise<void> {
  const reply = await publishTo(shop, documents, revision)
  expect(reply).toMatchObject({ statusCode: 200 })
  revision = reply.revision ?? 0
}

const withSession = (session: object): ShopDocumentOf[] =>
  withShow(DOCUMENTS, ({ sessions = [] }) => ({
    sessions: [{ id: ID, begins: BEGIN, ...session }, ...sessions.slice(1)],
  }))

const withVenue = (name: string): ShopDocumentOf[] =>
  DOCUMENTS.map((document) =>
    document.kind === 'venues'
      ? { ...document, body: { ...document.body, name: { 'zh-CN': name, 'en-US': 'New' } } }
      : document,
  )

/** Messages to the holder that the jobs sent about a revision. */
async function messagesAfter(documents: readonly ShopDocumentOf[]): Promise<string[]> {
  const { db } = shop.database
  await shop.runJobs()
  await db.delete(outbox)
  await publish(documents)
  await shop.runJobs()
  await shop.runJobs()
  const rows = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'SMS'), like(outbox.recipient, '%13911112222')))
  return rows.map(({ content }) => content)
}

describe('a changed session', () => {
  it('notifies its ticket holders once of a new time, which their tickets follow', async () => {
    const moved = BEGIN.replace('19:30', '20:15')
    const messages = await messagesAfter(withSession({ begins: moved }))
    expect(messages).toEqual([expect.stringMatching(/“首场演出”改期至 .*20:15，地点：我的剧场/)])
    const [voucher] = await shop.database.db.select().from(vouchers).where(eq(vouchers.userId, holder.userId))
    expect(voucher?.showTime).toBe(Date.parse(`${moved.replace(' ', 'T')}:00+08:00`))
    expect(await messagesAfter(DOCUMENTS)).toEqual([expect.stringMatching(/改期至 .*19:30/)])
  })

  it.each([
    ['a canceled session', { status: 'canceled' }, /“首场演出”.*已取消/],
    ['a postponed session', { status: 'postponed' }, /“首场演出”.*延期/],
  ])('notifies its ticket holders once of %s', async (_, session, words) => {
    expect(await messagesAfter(withSession(session))).toEqual([expect.stringMatching(words)])
    await publish(DOCUMENTS)
  })

  it('notifies its ticket holders once of another name of the venue', async () => {
    expect(await messagesAfter(withVenue('新剧场'))).toEqual([expect.stringMatching(/场馆有变：新剧场/)])
    await publish(DOCUMENTS)
  })

  it('sends no message about other prices and texts', async () => {
    const other = withShow(DOCUMENTS, ({ prices }) => ({
      name: { 'zh-CN': '新名字', 'en-US': 'A New Name' },
      prices: prices.map((price) => ({ ...price, price: price.price + 1 })),
    }))
    expect(await messagesAfter(other)).toEqual([])
  })
})

describe('a show that was withdrawn', () => {
  beforeAll(() =>
    publish(
      DOCUMENTS.filter(({ kind }) => kind !== 'shows').map((document) =>
        document.kind === 'shop' ? { ...document, body: {} } : document,
      ),
    ),
  )

  it.each([
    ['zh-CN', '这场演出已停止销售', '已购的门票仍然有效，可在订单中查看'],
    ['zh-MO', '這場演出已停止銷售', '已購的門票仍然有效，可在訂單中查看'],
    ['en', 'This show is no longer on sale', "Tickets you've bought are still valid. You can find them in your orders"],
  ])('says in %s that it is no longer on sale, and where its tickets are', async (locale, comments, subComments) => {
    for (const endpoint of [getShowStatic, getShowDynamic] as const) {
      const answer = await shop.call(endpoint as typeof getShowStatic, { showId: SHOW }, { headers: { locale } })
      expect(answer).toMatchObject({ statusCode: BUSINESS_ERROR.notFound, comments, subComments })
    }
  })

  it('has a page that is gone, unlike one that never was', async () => {
    const statusOf = async (showId: string) => (await shop.gateway.inject({ url: `/content/${showId}` })).statusCode
    expect([await statusOf(SHOW), await statusOf(showIdOf('no-show'))]).toEqual([410, 404])
  })

  it('leaves its tickets to their holders', async () => {
    const [voucher] = await shop.database.db.select().from(vouchers).where(eq(vouchers.userId, holder.userId))
    const { data } = await shop.call(getVoucher, { id: voucher?.id ?? '' }, { as: holder.as })
    expect(data?.tickets).toHaveLength(1)
  })
})
