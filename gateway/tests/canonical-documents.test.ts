import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { orderInput } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { IdType } from '@/contracts/attendee/attendee'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { listAttendees } from '@/contracts/attendee/list-attendees'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { createOrder } from '@/contracts/order/create-order'
import { documentKey } from '@/domain/identity-document'
import { attendees, users } from '../src/database/schema/people'
import { tickets } from '../src/database/schema/tickets'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { hashed } from '../src/random'

const FOLDER = path.join(__dirname, '../migrations')
const RESIDENT = '830000199201300022'

/** The statements of the migration, as the migrator reads them. */
function statements(): string[] {
  const file = readdirSync(FOLDER).find((name) => name.endsWith('_canonical_documents.sql')) ?? ''
  return readFileSync(path.join(FOLDER, file), 'utf8').split('--> statement-breakpoint')
}

describe('document numbers stored as typed by an earlier version (issue 31)', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  const migrate = () =>
    shop.database.db.transaction(async (tx) => {
      for (const statement of statements()) await tx.execute(sql.raw(statement))
    })

  const keep = (as: string, document: { idType: IdType; idNo: string }) =>
    shop.call(createAttendee, { name: '陈同', countryCode: 'HK', ...document }, { as })

  async function order(as: string, attendeeId: string) {
    return shop.call(createOrder, await orderInput(shop, NAMED_SHOWS.realNamePerTicket, as, 1, [attendeeId]), { as })
  }

  it('receive one normal form with their attendees, and duplicates are removed', async () => {
    const as = await shop.signIn('13800138060')
    const typed = [
      ['ID_CARD', '110101 19900307 803x', 'ID_CARD', '11010119900307803X'],
      ['ID_CARD', '830000199201300022', 'ID_CARD', '830000199201300022'],
      ['HK_MACAO_TAIWAN_RESIDENCE', '83000019920130-0022', null, null],
      ['HONGKONG_ID', 'Ａ123456（3）', 'HONGKONG_ID', 'A1234563'],
      ['HONGKONG_ID', 'A123456(3', null, null],
      ['HK_MACAO_PERMIT', 'H12345678', 'HK_MACAO_PERMIT', 'H12345678'],
      ['HK_MACAO_PERMIT', 'h1234567801', null, null],
      ['PASSPORT', 'E 1234 5678', 'PASSPORT', 'E12345678'],
    ] as const
    const [user] = await shop.database.db.select().from(users).where(eq(users.cellphone, '13800138060'))
    const userId = user?.id ?? ''
    await shop.database.db.insert(attendees).values(
      typed.map(([idType, idNo], at) => ({
        id: `typed-${at}`,
        userId,
        name: '陈同',
        countryCode: 'CN',
        idType,
        idNo,
        createdAt: at,
      })),
    )
    await migrate()
    const rows = await shop.database.db
      .select()
      .from(attendees)
      .where(eq(attendees.userId, userId))
      .orderBy(asc(attendees.createdAt))
    expect(rows.map(({ idType, idNo }) => [idType, idNo])).toEqual(
      typed.flatMap(([, , idType, idNo]) => (idType ? [[idType, idNo]] : [])),
    )
    const page = await shop.call(listAttendees, { offset: 0, length: 20 }, { as })
    expect(page.data?.total).toBe(5)
    // New input matches the stored form.
    for (const idNo of ['A123456(3)', 'a1234563']) {
      expect(await keep(as, { idType: 'HONGKONG_ID', idNo })).toMatchObject({
        statusCode: BUSINESS_ERROR.attendeeKnown,
      })
    }
  })

  /** A ticket for a session with one ticket per person; returns the status of the order. */
  async function buy(cellphone: string, idNo: string) {
    const as = await shop.signIn(cellphone)
    const { data } = await keep(as, { idType: 'ID_CARD', idNo })
    const attendeeId = data?.id ?? ''
    return { attendeeId, statusCode: (await order(as, attendeeId)).statusCode }
  }

  it('share one normal form with tickets, so that a person receives no second one', async () => {
    const { db } = shop.database
    const [one, other] = [await buy('13800138061', RESIDENT), await buy('13800138062', '11010119900307803X')]
    expect([one.statusCode, other.statusCode]).toEqual([STATUS.success, STATUS.success])
    // Two kinds of one number were two people then.
    for (const [{ attendeeId }, idType] of [[one, 'ID_CARD'] as const, [other, 'HK_MACAO_TAIWAN_RESIDENCE'] as const]) {
      const written = { idType, idNo: '830000 19920130 0022', personKey: hashed(`${idType} 830000 19920130 0022`) }
      await db.update(tickets).set(written).where(eq(tickets.attendeeId, attendeeId))
    }
    await migrate()
    const sold = inArray(tickets.attendeeId, [one.attendeeId, other.attendeeId])
    const kept = await db.select().from(tickets).where(sold)
    expect(kept.map(({ idNo }) => idNo)).toEqual([RESIDENT, RESIDENT])
    expect(kept.flatMap(({ personKey }) => personKey ?? [])).toEqual([
      hashed(documentKey({ idType: 'ID_CARD', idNo: RESIDENT })),
    ])
    expect((await buy('13800138063', RESIDENT)).statusCode).toBe(BUSINESS_ERROR.attendeeRules)
  })
})
