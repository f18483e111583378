import { voucherAt } from '@test/other-users/past-voucher'
import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { acceptTransfer } from '@/contracts/transfer/accept-transfer'
import { createTransfer } from '@/contracts/transfer/create-transfer'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { vouchers } from '../src/database/schema/tickets'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { hashSource } from '../src/http/page-policy'
import { GATE_SCRIPT } from '../src/sandbox/gate-page'

const HOUR = 3_600_000

/** Page of a gate (contract D-16). */
describe('the page of a gate', () => {
  let shop: TestGateway
  let person: Person
  let voucherId: string
  let sessionId: string

  beforeEach(async () => {
    shop = await createTestGateway()
    person = await Person.join(shop)
    voucherId = await voucherAt(person, shop.clock.now() + HOUR)
    const [row] = await shop.database.db.select().from(vouchers).where(eq(vouchers.id, voucherId))
    sessionId = row?.sessionId ?? ''
  })
  afterEach(() => shop.close())

  const code = async (id = voucherId, who = person) => (await who.call(getTicketCode, { id })).codes[0]?.qrCode ?? ''
  const show = (shown: string, of = sessionId) => sandbox(shop, 'gate', { sessionId: of, code: shown, gate: '东 2 门' })
  const sessions = async () => (await shop.gateway.inject({ url: '/sandbox/api/gate' })).json()

  it('admits a ticket once, and shows time and gate of its entry', async () => {
    const shown = await code()
    expect(await show(shown)).toMatchObject({ answer: 'entered', seat: expect.stringContaining('自由入座') })
    expect(await show(shown)).toMatchObject({
      answer: 'used',
      usedGate: '东 2 门',
      usedText: expect.stringContaining('2026.11.20'),
    })
  })

  it('reads a number with blanks around it', async () => {
    const { codes } = await person.call(getTicketCode, { id: voucherId })
    expect(await show(`  ${codes[0]?.displayCode} `)).toMatchObject({ answer: 'entered' })
  })

  it('marks a number that was typed, so that the staff checks the person (contract D-22)', async () => {
    const { codes } = await person.call(getTicketCode, { id: voucherId })
    expect(await show(codes[0]?.displayCode ?? '')).toMatchObject({ answer: 'entered', isTyped: true })
    expect(await show(codes[0]?.qrCode ?? '')).toMatchObject({ answer: 'used', isTyped: false })
    expect((await shop.gateway.inject('/sandbox/gate')).body).toContain('手动输入：请核对持票人')
  })

  it('names the session of a ticket that is for another one', async () => {
    const other = await person.voucherOf(await person.paid(NAMED_SHOWS.sensitive))
    expect(await show(await code(other))).toMatchObject({ answer: 'wrong-session', timeText: expect.any(String) })
  })

  it('shows the opening time to early visitors', async () => {
    const early = await voucherAt(person, shop.clock.now() + 5 * HOUR)
    const [row] = await shop.database.db.select().from(vouchers).where(eq(vouchers.id, early))
    expect(await show(await code(early), row?.sessionId)).toMatchObject({
      answer: 'too-early',
      doorsText: expect.stringContaining(':'),
    })
  })

  it('refuses the code of a sender from the moment of the acceptance, and admits the recipient', async () => {
    const senders = await code()
    const friend = await person.friend()
    const ticketIds = [await person.ticketOf(voucherId)]
    const { transferCode } = await person.call(createTransfer, { voucherId, ticketIds })
    const { voucherIds } = await friend.call(acceptTransfer, { transferCode, agreed: true })
    expect(await show(senders)).toMatchObject({ answer: 'transferred' })
    expect(await show(await code(voucherIds[0], friend))).toMatchObject({ answer: 'entered' })
  })

  it('shows an expired picture as such', async () => {
    const old = await code()
    shop.clock.advance(20 * 60_000)
    expect(await show(old)).toMatchObject({ answer: 'expired' })
  })

  it.each(['', 'ENCORE:x:y:z', '0000 0000 0000', '<script>'])('reports %p as unknown', async (unknown) => {
    expect(await show(unknown)).toEqual({ http: 200, answer: 'unknown' })
  })

  it('counts admitted visitors of current sessions', async () => {
    expect(await sessions()).toMatchObject([{ sessionId, tickets: 1, entered: 0 }])
    await show(await code())
    expect(await sessions()).toMatchObject([{ sessionId, tickets: 1, entered: 1 }])
    shop.clock.advance(4 * HOUR)
    expect(await sessions()).toEqual([])
  })

  it('allows its own script, in the language of its reader', async () => {
    const { body, headers } = await shop.gateway.inject({ url: '/sandbox/gate?lang=en' })
    expect(body).toContain('Scan with the camera')
    expect(headers['content-security-policy']).toContain(hashSource(GATE_SCRIPT))
    expect(headers['permissions-policy']).toContain('camera=(self)')
  })
})
