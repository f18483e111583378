import { orderInput } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import { NAMED_SHOWS } from '../src/demo/named-shows'

/** Sells two tickets to each user, each with a name of its own. */
const showId = NAMED_SHOWS.realNamePerTicket

describe('the remaining allowance of a session with two tickets per user', () => {
  let shop: TestGateway
  let people = 0

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  async function buyOne(as: string): Promise<string> {
    people += 1
    const person = { name: '王小明', countryCode: 'CN', idType: 'PASSPORT', idNo: `E1234567${people}` } as const
    const { data: attendee } = await shop.call(createAttendee, person, { as })
    const input = await orderInput(shop, showId, as, 1, [attendee?.id ?? ''])
    const { data, comments } = await shop.call(createOrder, input, {
      as,
      headers: { 'idempotency-key': `allowance-${people}` },
    })
    if (data === null) throw new Error(comments)
    return data.orderId
  }

  async function remaining(as?: string): Promise<number | undefined> {
    const { data } = await shop.call(listSessionsDynamic, { showId }, { as })
    return data?.sessions[0]?.userRemaining
  }

  it('shows both tickets first, the rest after each order, and more after a cancellation', async () => {
    const as = await shop.signIn('13900139901')
    expect(await remaining(as)).toBe(2)
    const orderId = await buyOne(as)
    expect(await remaining(as)).toBe(1)
    await buyOne(as)
    expect(await remaining(as)).toBe(0)
    await shop.call(cancelOrder, { orderId, reason: '' }, { as })
    expect(await remaining(as)).toBe(1)
  })

  it('ignores other buyers, and is unknown before the login', async () => {
    await buyOne(await shop.signIn('13900139902'))
    expect(await remaining(await shop.signIn('13900139903'))).toBe(2)
    expect(await remaining()).toBeUndefined()
  })
})
