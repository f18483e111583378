import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getForgottenIdCode } from '@/contracts/voucher/get-forgotten-id-code'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { users } from '../src/database/schema/people'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const MINUTE = 60_000
const NO_ENTRY = { statusCode: BUSINESS_ERROR.noEntry, data: null }

/** Tickets entered with a document, for a holder who has forgotten it (TICKET-027, TICKET-033). */
describe('a holder without their document', () => {
  let shop: TestGateway
  let person: Person
  let as: string
  let id: string

  beforeEach(async () => {
    shop = await createTestGateway()
    person = await Person.join(shop)
    as = person.as
    const { seatPlanId } = await person.offer(NAMED_SHOWS.realNamePerTicket)
    const audienceIds = [await person.attendee(), await person.attendee()]
    const items = [{ seatPlanId, qty: 2 }]
    id = await person.voucherOf(await person.paid(NAMED_SHOWS.realNamePerTicket, { audienceIds, items }))
  })
  afterEach(() => shop.close())

  type Wish = { id: string; ticketId?: string | undefined }
  const answer = async (input: Wish) => shop.call(getForgottenIdCode, input, { as })
  const code = async (ticketId?: string) => {
    const { data, comments } = await answer({ id, ...(ticketId && { ticketId }) })
    if (data === null) throw new Error(comments)
    return data
  }
  const show = (shown: string) => sandbox(shop, `vouchers/${id}/check-in`, { code: shown })
  /** A moment before the session begins; logins last shorter than that. */
  async function goToGate(): Promise<void> {
    const { showTime } = await person.call(getVoucher, { id })
    shop.clock.set(showTime - MINUTE)
    const [user] = await shop.database.db.select().from(users).where(eq(users.id, person.userId))
    as = await shop.signIn(user?.cellphone ?? '')
  }

  it('receives the code of a ticket with its holder, the document masked', async () => {
    const { tickets } = await person.call(getVoucher, { id })
    const [first, second] = tickets
    expect(await code()).toEqual({
      code: expect.stringMatching(new RegExp(`^${first?.ticketCode} \\d{6}$`)),
      qrCode: expect.stringContaining(first?.ticketId ?? '-'),
      audienceName: '李雷',
      maskedIdNo: first?.maskedIdNo,
      expireTime: expect.any(Number),
      ticketId: first?.ticketId,
      serverTime: shop.clock.now(),
      entryKeys: [],
    })
    expect((await code(second?.ticketId)).code).toContain(second?.ticketCode)
    await goToGate()
    expect((await code()).entryKeys).toContainEqual({
      startsAt: expect.any(Number),
      endsAt: expect.any(Number),
      key: expect.any(String),
    })
  })

  it('enters with the picture and with the number', async () => {
    await goToGate()
    const { expireTime, qrCode, code: number } = await code()
    expect(expireTime - shop.clock.now()).toBeLessThanOrEqual(30_000)
    shop.clock.set(expireTime + 10 * MINUTE)
    expect(await show(qrCode)).toMatchObject({ answer: 'expired' })
    shop.clock.set(expireTime + 10 * MINUTE - 1)
    expect(await show(qrCode)).toMatchObject({ answer: 'entered' })
    expect(await show(number)).toMatchObject({ answer: 'used' })
    shop.clock.advance(1)
    expect(await show(number)).toMatchObject({ http: 404 })
    const second = await code()
    expect(second.code).not.toBe(number)
    shop.clock.set(second.expireTime + 10 * MINUTE - 1)
    expect(await show(second.code)).toMatchObject({ answer: 'entered' })
    expect(await answer({ id })).toMatchObject({ ...NO_ENTRY, comments: '没有可入场的票' })
  })

  it('receives none for a used ticket, one of another voucher, or one entered with a picture', async () => {
    const other = await person.voucher()
    const [theirs, [used]] = [await person.ticketOf(other), (await person.call(getVoucher, { id })).tickets]
    await goToGate()
    await show((await code(used?.ticketId)).qrCode)
    expect(await answer({ id, ticketId: used?.ticketId })).toMatchObject(NO_ENTRY)
    expect(await answer({ id, ticketId: theirs })).toMatchObject({ statusCode: BUSINESS_ERROR.notFound, data: null })
    expect(await answer({ id: other })).toMatchObject({ ...NO_ENTRY, comments: '该票不能凭证件入场，请出示入场码' })
  })
})
