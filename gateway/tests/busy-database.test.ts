import type { TestGateway } from '@test/test-gateway'
import { sql } from 'drizzle-orm'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { listAttendees } from '@/contracts/attendee/list-attendees'
import { rootPathOf } from '@/contracts/endpoint'
import { STATUS } from '@/contracts/envelope'

const PERSON = { name: '王小明', countryCode: 'CN', idType: 'PASSPORT', idNo: 'E12345678' } as const

describe('a transaction that meets another one', () => {
  let shop: TestGateway
  let token: string
  beforeEach(async () => {
    shop = await createTestGateway()
    token = await shop.signIn()
  })
  afterEach(() => shop.close())

  const run = (text: string) => shop.database.db.execute(sql.raw(text)) as Promise<{ rows: { count?: number }[] }>

  /** Lets the first attempts to write an attendee fail as if another transaction were in the way. */
  async function failFirst(times: number, code: string): Promise<void> {
    await run('CREATE SEQUENCE attempts_made')
    await run(`CREATE FUNCTION collide() RETURNS trigger AS $$ BEGIN
      IF nextval('attempts_made') <= ${times} THEN RAISE EXCEPTION 'in the way' USING ERRCODE = '${code}'; END IF;
      RETURN NEW; END $$ LANGUAGE plpgsql`)
    await run('CREATE TRIGGER collide BEFORE INSERT ON attendees FOR EACH ROW EXECUTE FUNCTION collide()')
  }

  async function create(lang = 'zh') {
    const reply = await shop.gateway.inject({
      method: 'POST',
      url: `${rootPathOf(createAttendee)}?lang=${lang}`,
      headers: { 'access-token': token, 'idempotency-key': 'k1' },
      payload: PERSON,
    })
    return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], ...reply.json() }
  }

  it.each([
    ['a serialization failure', '40001'],
    ['a deadlock', '40P01'],
  ])('%s retries and succeeds, once', async (_name, code) => {
    await failFirst(3, code)
    expect(await create()).toMatchObject({ status: 200, statusCode: STATUS.success })
    expect(await run('SELECT last_value::int AS count FROM attempts_made')).toMatchObject({ rows: [{ count: 4 }] })
    expect((await shop.call(listAttendees, { offset: 0, length: 10 }, { as: token })).data?.total).toBe(1)
  })

  it.each([
    ['zh', '现在人有点多，请稍后再试'],
    ['zh-MO', '現在人有點多，請稍後再試'],
    ['en', "We're very busy right now. Try again in a moment."],
  ])('answers 503 with a text when it never succeeds (%s)', async (lang, comments) => {
    await failFirst(1000, '40P01')
    expect(await create(lang)).toEqual({
      status: 503,
      retryAfter: '1',
      statusCode: 503,
      mode: 10,
      comments,
      data: null,
    })
    // It gave up after a handful of tries, and the same key may be used again.
    const [made] = (await run('SELECT last_value::int AS count FROM attempts_made')).rows
    expect(made?.count).toBeLessThanOrEqual(10)
    await run('DROP TRIGGER collide ON attendees')
    expect(await create()).toMatchObject({ status: 200, statusCode: STATUS.success })
  })

  it('ignores every other fault', async () => {
    await failFirst(1000, '22012')
    expect(await create()).toMatchObject({ status: 500 })
    expect(await run('SELECT last_value::int AS count FROM attempts_made')).toMatchObject({ rows: [{ count: 1 }] })
  })
})
