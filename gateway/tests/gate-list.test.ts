import { createHmac } from 'node:crypto'
import { GateDoor } from '@test/gate-door'
import { OfficeDesk } from '@test/office-desk'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { entryCodeOfKeys } from '@/domain/entry-code'
import type { GateListPart } from '@/domain/gate-list'
import { tickets } from '../src/database/schema/tickets'

const SALT = 'a1'.repeat(16)
const HALF_MINUTE = 30_000
const HOUR = 3_600_000

/** The list that a phone checks codes with while it has no network (decision 151). */
describe('the list of a gate', () => {
  let shop: TestGateway
  let door: GateDoor
  let desk: OfficeDesk

  beforeAll(async () => {
    shop = await createTestGateway()
    door = await GateDoor.open(shop)
    desk = await OfficeDesk.open(shop, 'GATE')
  })
  afterAll(() => shop.close())

  const listed = async (salt = SALT) => {
    const { body, text } = await desk.get('gate/list', { sessionId: door.sessionId, salt })
    return { part: body as unknown as GateListPart & { now: number }, text }
  }
  const marked = (text: string, digits: number, salt = SALT) =>
    createHmac('sha256', Buffer.from(salt, 'hex')).update(text).digest('hex').slice(0, digits)
  const ticket = async () => {
    const [row] = await shop.database.db.select().from(tickets).where(eq(tickets.sessionId, door.sessionId))
    if (!row) throw new Error('no ticket')
    return row
  }

  it('has a salted hash of the ticket and of each code that its holder can show', async () => {
    const { part } = await listed()
    const { id, ticketCode } = await ticket()
    const [code] = (await door.holder.call(getTicketCode, { id: door.voucherId })).codes
    const [entry] = part.tickets
    expect(entry).toMatchObject({
      mark: marked(`ticket ${id}`, 16),
      number: marked(`number ${ticketCode.slice(0, 6)}`, 8),
      state: 'good',
    })
    const markAt = (at: number) =>
      entry?.codes[0]?.slice((Math.floor(at / HALF_MINUTE) - part.firstStep) * 8).slice(0, 8)
    for (const at of [0, 10 * 60_000, 2 * HOUR].map((ms) => shop.clock.now() + ms)) {
      expect(markAt(at)).toBe(marked(`code ${entryCodeOfKeys(id, code?.entryKeys ?? [], at)}`, 8))
    }
    expect(entry?.codes[0]).toHaveLength(8 * part.steps)
  })

  it('contains neither names nor codes nor keys', async () => {
    await shop.database.db
      .update(tickets)
      .set({ attendeeName: '韩梅梅' })
      .where(eq(tickets.id, (await ticket()).id))
    const { id, ticketCode, ownerId } = await ticket()
    const { text } = await listed()
    const [code] = (await door.holder.call(getTicketCode, { id: door.voucherId })).codes
    const proof = code?.qrCode.split(':').at(-1) ?? ''
    const secrets = [
      id,
      ticketCode,
      ownerId,
      '韩梅梅',
      'ENCORE',
      proof,
      ...(code?.entryKeys ?? []).map(({ key }) => key),
    ]
    expect(secrets.filter((secret) => secret !== '' && text.includes(secret))).toEqual([])
    expect(secrets.filter((secret) => secret === '')).toEqual([])
  })

  it('has nothing in common with the list of another phone', async () => {
    const [own, other] = [await listed(), await listed('b2'.repeat(16))]
    const marks = ({ part }: typeof own) => part.tickets.flatMap(({ mark, number, codes }) => [mark, number, ...codes])
    expect(marks(own).filter((mark) => marks(other).includes(mark))).toEqual([])
  })

  it('shows a used ticket with time and gate, and no codes of it', async () => {
    const phone = await door.phone('东门')
    const { picture } = await door.shown()
    const { id } = await phone.enter(picture)
    const [entry] = (await listed()).part.tickets
    expect(entry).toMatchObject({ state: 'used', usedAt: shop.clock.now(), usedGate: '东门', codes: [] })
    expect((await phone.news(SALT)).tickets).toMatchObject([{ mark: entry?.mark, isUsed: true }])
    await phone.undo(id)
    expect((await phone.news(SALT)).tickets).toMatchObject([{ mark: entry?.mark, isUsed: false }])
  })

  it.each([
    ['an unknown session', { sessionId: 'none', salt: SALT }, 404],
    ['a short salt', { sessionId: 'none', salt: 'a1' }, 400],
  ])('refuses %s', async (_what, query, status) => {
    expect(await desk.get('gate/list', query)).toMatchObject({ status })
  })
})
