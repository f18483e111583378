import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Person } from '@test/other-users/person'
import { ownDocuments, PUBLISH_TOKEN, publishTo, withShow } from '@test/own-content'
import { sandbox } from '@test/sandbox-shop'
import { OPENING, type TestGateway } from '@test/test-gateway'
import { and, eq, inArray } from 'drizzle-orm'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { recommendSeats } from '@/contracts/seat/recommend-seats'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { showIdOf } from '../src/content/compile-show'
import { latestRevision } from '../src/content/content-store'
import type { ShopDocumentOf } from '../src/content/documents/document-kinds'
import type { HallDocument } from '../src/content/documents/hall-document'
import { seats } from '../src/database/schema/inventory'

const SHOW = showIdOf('first-show')
const HALL: HallDocument = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../examples/harbour-stage/halls/main.json'), 'utf8'),
)

/** The shop with a hall of these zones. */
function withHall(zones: HallDocument['zones'] = HALL.zones): ShopDocumentOf[] {
  const prices = HALL.tiers.map(({ name }, tier) => ({
    id: `tier-${tier}`,
    name,
    tier,
    price: 400 - 50 * tier,
    stock: 40,
  }))
  const documents = withShow(ownDocuments(OPENING), () => ({ hall: 'main', prices }))
  return [...documents, { kind: 'halls', id: 'main', body: { ...HALL, zones } }]
}

/** Zones without a row of seats. */
const withoutRow = (zoneId: string, rowId: string): HallDocument['zones'] =>
  HALL.zones.map((zone) => ({
    ...zone,
    ...(zone.id === zoneId && { rows: zone.rows?.filter((row) => row.rowId !== rowId) }),
  }))

describe('a hall that loses seats', () => {
  let shop: TestGateway
  let buyer: Person
  let owned: { seatId: string; zoneId: string; rowId: string }
  let orderId: string
  beforeAll(async () => {
    shop = await createTestGateway({ publishToken: PUBLISH_TOKEN })
    expect(await publishTo(shop, withHall(), 0)).toMatchObject({ statusCode: 200 })
    buyer = await Person.join(shop)
    const { showId, bizShowSessionId } = await buyer.offer(SHOW)
    const { seats: offered } = await buyer.call(recommendSeats, { showId, bizShowSessionId, qty: 1 })
    const [seat] = offered
    if (!seat) throw new Error('there is no free seat')
    owned = { ...seat, rowId: seat.seatId.split('.')[1] ?? '' }
    const { seatLockId } = await buyer.call(lockSeats, { showId, bizShowSessionId, seatIds: [seat.seatId] })
    const items = [{ seatPlanId: seat.seatPlanId, qty: 1 }]
    const wish = { src: 'M_WEB', showId, bizShowSessionId, items, ...(seatLockId && { seatLockId }) }
    orderId = (await buyer.placed(SHOW, wish)).orderId
  })
  afterAll(() => shop.close())

  const ownedSeats = () =>
    shop.database.db
      .select()
      .from(seats)
      .where(and(eq(seats.seatId, owned.seatId), inArray(seats.state, ['HELD', 'SOLD'])))

  /** Publishes the hall without the row of the owned seat. */
  async function expectRefusal(): Promise<void> {
    const base = await latestRevision(shop.database.db)
    const reply = await publishTo(shop, withHall(withoutRow(owned.zoneId, owned.rowId)), base)
    expect(reply).toMatchObject({ statusCode: 422, faults: [{ kind: 'halls', id: 'main', value: owned.seatId }] })
    expect(await latestRevision(shop.database.db)).toBe(base)
    expect(await ownedSeats()).toHaveLength(1)
  }

  it('stays while a seat of it is being paid', expectRefusal)

  it('stays while a seat of it is sold, with its ticket', async () => {
    await sandbox(shop, `orders/${orderId}/pay`)
    await expectRefusal()
    const { data } = await shop.call(getVoucher, { id: await buyer.voucherOf(orderId) }, { as: buyer.as })
    expect(data?.tickets).toHaveLength(1)
  })

  it('stays with a show that gives the hall up', async () => {
    const base = await latestRevision(shop.database.db)
    const reply = await publishTo(shop, ownDocuments(OPENING), base)
    expect(reply).toMatchObject({ statusCode: 422, faults: [{ kind: 'shows', id: 'first-show', path: ['hall'] }] })
    expect(await ownedSeats()).toHaveLength(1)
  })

  it('loses seats without an owner', async () => {
    const other = HALL.zones.find(({ id, rows }) => id !== owned.zoneId && (rows?.length ?? 0) > 1)
    const rowId = other?.rows?.[1]?.rowId ?? ''
    const base = await latestRevision(shop.database.db)
    expect(await publishTo(shop, withHall(withoutRow(other?.id ?? '', rowId)), base)).toMatchObject({ statusCode: 200 })
    expect(await ownedSeats()).toHaveLength(1)
  })
})
