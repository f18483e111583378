import { ownDocuments, PUBLISH_TOKEN, publishTo } from '@test/own-content'
import { OPENING, type TestGateway } from '@test/test-gateway'
import type { Database } from '../database/connect'
import { showIdOf } from './compile-show'
import { PublishedContent } from './published-content'

describe('published content in a process', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway({ publishToken: PUBLISH_TOKEN })
  })
  afterAll(() => shop.close())

  it('loads at the next refresh after one that the database interrupted', async () => {
    expect(await publishTo(shop, ownDocuments(OPENING), 0)).toMatchObject({ statusCode: 200, revision: 1 })
    const { db } = shop.database
    let interruptions = 1
    // Withdrawn content is the one table that is read whole.
    const select = (columns?: Parameters<Database['select']>[0]) => {
      if (columns) return db.select(columns)
      if (interruptions-- > 0) throw new Error('connection terminated')
      return db.select()
    }
    const published = new PublishedContent(Object.create(db, { select: { value: select } }))
    await expect(published.refresh(0)).rejects.toThrow('connection terminated')
    await published.refresh(0)
    expect(published.catalogue?.findShow(showIdOf('first-show'))?.showId).toBe(showIdOf('first-show'))
    expect(published.revision).toBe(1)
  })
})
