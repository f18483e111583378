import { sql } from 'drizzle-orm'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { STATUS } from '@/contracts/envelope'

const PERSON = { name: '王小明', countryCode: 'CN', idType: 'PASSPORT', idNo: 'E12345678' } as const

/** Runs statements on a shop that is closed afterwards: its database waits to be lent to the next test. */
async function leaveBehind(...statements: string[]): Promise<void> {
  const shop = await createTestGateway()
  for (const statement of statements) await shop.database.db.execute(sql.raw(statement))
  await shop.close()
}

describe('the database of a test', () => {
  it.each([
    ['rows', ['DELETE FROM inventory', `INSERT INTO payment_codes VALUES ('t1', '123456', 0, 0)`]],
    ['a table', ['CREATE TABLE payment_drafts (id text)']],
    ['a column', ['ALTER TABLE attendees ADD COLUMN extra text NOT NULL']],
    ['a constraint', ['ALTER TABLE attendees ADD CONSTRAINT never CHECK (name = id) NOT VALID']],
    [
      'a trigger',
      [
        'CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION $w$no$w$; END $$ LANGUAGE plpgsql',
        'CREATE TRIGGER refuse BEFORE INSERT ON attendees FOR EACH ROW EXECUTE FUNCTION refuse()',
      ],
    ],
  ])('contains nothing of %s left by the previous test', async (_what, statements) => {
    await leaveBehind(...statements)
    const shop = await createTestGateway()
    const as = await shop.signIn()
    expect(await shop.call(createAttendee, PERSON, { as })).toMatchObject({ statusCode: STATUS.success })
    const facts = sql`SELECT (SELECT count(*) FROM inventory) > 0 AS stocked,
      (SELECT count(*)::int FROM payment_codes) AS codes, to_regclass('public.payment_drafts') AS drafts`
    expect(await shop.database.db.execute(facts)).toMatchObject({ rows: [{ stocked: true, codes: 0, drafts: null }] })
    await shop.close()
  })
})
