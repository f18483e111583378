import type { TestGateway } from '@test/test-gateway'
import { sql } from 'drizzle-orm'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { listAttendees } from '@/contracts/attendee/list-attendees'
import { STATUS } from '@/contracts/envelope'

describe('a server that ends the connection of a call that only reads', () => {
  let shop: TestGateway
  let token: string
  beforeEach(async () => {
    shop = await createTestGateway()
    token = await shop.signIn()
  })
  afterEach(() => shop.close())

  it('answers 503 with a text, and the next call reads', async () => {
    const person = { name: '王小明', countryCode: 'CN', idType: 'PASSPORT', idNo: 'E12345678' } as const
    await shop.call(createAttendee, person, { as: token })
    const { db } = shop.database
    await db.execute(sql`CREATE FUNCTION gone() RETURNS boolean AS $$
      SELECT pg_terminate_backend(pg_backend_pid()) $$ LANGUAGE sql VOLATILE`)
    await db.execute(sql`ALTER TABLE attendees RENAME TO kept`)
    await db.execute(sql`CREATE VIEW attendees AS SELECT * FROM kept WHERE gone()`)
    const list = () => shop.call(listAttendees, { offset: 0, length: 10 }, { as: token })
    expect(await list()).toMatchObject({ statusCode: 503, comments: '现在人有点多，请稍后再试' })
    await db.execute(sql`DROP VIEW attendees`)
    await db.execute(sql`ALTER TABLE kept RENAME TO attendees`)
    expect((await list()).statusCode).toBe(STATUS.success)
  })
})
