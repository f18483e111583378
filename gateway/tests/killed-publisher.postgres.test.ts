import { ownDocuments, PUBLISH_TOKEN, publishTo, withShow } from '@test/own-content'
import { OPENING, type TestGateway } from '@test/test-gateway'
import { IS_NIGHTLY } from '@test/tested-platforms'
import { sql } from 'drizzle-orm'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { showIdOf } from '../src/content/compile-show'
import { latestRevision, readHashes } from '../src/content/content-store'
import { auditBooks } from '../src/services/books/audit-books'

const RUNS = IS_NIGHTLY ? 100 : 4
const SHOW = showIdOf('first-show')
const DOCUMENTS = ownDocuments(OPENING)
/** Tables that a revision writes, in its order. */
const TABLES = ['content_revisions', 'content_documents', 'inventory'] as const

describe('a publisher whose connection ends in the middle of a revision', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway({ publishToken: PUBLISH_TOKEN })
    expect(await publishTo(shop, DOCUMENTS, 0)).toMatchObject({ statusCode: 200 })
  })
  afterAll(() => shop.close())

  it('leaves nothing of it, and the next publisher has the same base', async () => {
    const { db } = shop.database
    await db.execute(sql`CREATE FUNCTION die() RETURNS trigger AS $$ BEGIN
      PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$ LANGUAGE plpgsql`)
    for (let round = 0; round < RUNS; round += 1) {
      const table = sql.raw(TABLES[round % TABLES.length] ?? 'inventory')
      const [base, before] = [await latestRevision(db), await readHashes(db, await latestRevision(db))]
      const changed = withShow(DOCUMENTS, ({ prices }) => ({
        name: { 'zh-CN': `第${round}版`, 'en-US': `Version ${round}` },
        prices: prices.map((price) => ({ ...price, stock: 100 + round })),
      }))
      await db.execute(sql`CREATE TRIGGER die AFTER INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION die()`)
      expect((await publishTo(shop, changed, base)).statusCode).toBe(500)
      await db.execute(sql`DROP TRIGGER die ON ${table}`)
      expect(await latestRevision(db)).toBe(base)
      expect(await readHashes(db, base)).toEqual(before)
      expect(await publishTo(shop, changed, base)).toMatchObject({ statusCode: 200, revision: base + 1 })
      expect((await shop.call(getShowStatic, { showId: SHOW })).data?.basicInfo.showName).toBe(`第${round}版`)
    }
    expect(await auditBooks(db)).toEqual([])
  }, 300_000)
})
