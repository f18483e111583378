import { offerOf, orderInput } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { rootPathOf } from '@/contracts/endpoint'
import { type Envelope, STATUS } from '@/contracts/envelope'
import { type CreateOrderInput, type CreateOrderOutput, createOrder } from '@/contracts/order/create-order'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const BUYERS = 300
const TICKETS = 50

describe('a race for the last tickets, over HTTP', () => {
  let shop: TestGateway
  let origin: string

  beforeAll(async () => {
    shop = await createTestGateway()
    origin = await shop.listen()
  })
  afterAll(() => shop.close())

  async function order(as: string, input: CreateOrderInput, key: string): Promise<Envelope<CreateOrderOutput>> {
    const reply = await fetch(`${origin}${rootPathOf(createOrder)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', src: 'M_WEB', 'access-token': as, 'idempotency-key': key },
      body: JSON.stringify(input),
    })
    return (await reply.json()) as Envelope<CreateOrderOutput>
  }

  it(`sells ${TICKETS} tickets to ${BUYERS} buyers and notifies all others`, async () => {
    const offer = await offerOf(shop, NAMED_SHOWS.fiftyTickets)
    const buyers: string[] = []
    for (let index = 0; index < BUYERS; index += 1) buyers.push(await shop.signIn(`139${10_000_000 + index}`))
    const inputs: CreateOrderInput[] = []
    for (const as of buyers) inputs.push(await orderInput(shop, NAMED_SHOWS.fiftyTickets, as))

    const answers = await Promise.all(inputs.map((input, index) => order(buyers[index] ?? '', input, `race-${index}`)))

    const sold = answers.flatMap(({ data }) => data?.orderId ?? [])
    const refused = answers.filter(({ statusCode }) => statusCode === BUSINESS_ERROR.soldOut)
    expect(new Set(sold).size).toBe(TICKETS)
    expect(refused).toHaveLength(BUYERS - TICKETS)
    expect(refused.every(({ comments, data }) => (comments ?? '') !== '' && data === null)).toBe(true)
    expect(await shop.unitsLeft(offer.seatPlanId)).toBe(0)
  }, 120_000)

  it('enforces a limit per user for two orders at once', async () => {
    const as = await shop.signIn('13900009999')
    const person = { name: '李雷', countryCode: 'CN', idType: 'ID_CARD', idNo: '11010519491231002X' } as const
    const { data: attendee } = await shop.call(createAttendee, person, { as })
    const keys = ['a', 'b', 'c', 'd']
    const newInput = () => orderInput(shop, NAMED_SHOWS.free, as, 1, [attendee?.id ?? ''])
    const inputs = await Promise.all(keys.map(newInput))
    const answers = await Promise.all(inputs.map((input, at) => order(as, input, keys[at] ?? '')))
    expect(answers.filter(({ statusCode }) => statusCode === STATUS.success)).toHaveLength(2)
    expect(answers.filter(({ statusCode }) => statusCode === BUSINESS_ERROR.limitReached)).toHaveLength(2)
  })
})
