import { CASH_CARD, Person, RIGHTS_CARD } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { cancelOrder, NO_REASON } from '@/contracts/order/cancel-order'
import { getOrder } from '@/contracts/order/get-order'
import { listOrders } from '@/contracts/order/list-orders'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const PAGE = { offset: 0, length: 20 }
const CARD_PICTURE = /\/scenes\/[\w-]+\.svg$/

/** Content of the order page for any kind of order; its caller need not know which page it is for. */
describe('the page of an order', () => {
  let shop: TestGateway
  let person: Person

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    person = await Person.join(shop)
  })
  afterAll(() => shop.close())

  const detail = (orderId: string) => person.call(getOrder, { orderId })
  const listed = async () => (await person.call(listOrders, { tab: 'HISTORY', ...PAGE })).list[0]

  it('names cards, with their picture, as the list does (ORDER-051, ORDER-012)', async () => {
    const { orderItems, shows } = await detail(await person.boughtCard())
    expect(shows).toEqual([])
    expect(orderItems).toEqual([
      {
        itemId: expect.any(String),
        skuId: CASH_CARD,
        qty: 1,
        orderStatus: 'DONE',
        skuName: '安可储值卡 200',
        imgUrl: expect.stringMatching(CARD_PICTURE),
        priceInfo: expect.objectContaining({ yuanNum: '190' }),
      },
    ])
    expect((await listed())?.displayPosterURL).toBe(orderItems?.[0]?.imgUrl)
  })

  it('names a membership once, and that it is not paid', async () => {
    const [item] = (await detail(await person.joined())).orderItems ?? []
    expect(item).toMatchObject({ qty: 1, orderStatus: 'UNPAID', imgUrl: '' })
    expect(item?.skuName).not.toMatch(/^(.+) \1$/)
  })

  it('names the car that was parked', async () => {
    const { orderItems } = await detail(await person.parkingOrder())
    expect(orderItems).toMatchObject([{ skuName: expect.stringContaining(person.plateNo), qty: 1 }])
  })

  it('names the time that is reserved', async () => {
    const { orderItems } = await detail(await person.reservation())
    const skuName = expect.stringMatching(/ 2026\.11\.21 周六 \d\d:\d\d–\d\d:\d\d$/)
    expect(orderItems).toMatchObject([{ skuName, qty: 1, orderStatus: 'PAID' }])
  })

  it('omits goods for an order of tickets only', async () => {
    expect(await detail(await person.paid())).not.toHaveProperty('orderItems')
  })

  it('explains a state when its name does not: unpaid, waiting (ORDER-024, ORDER-053)', async () => {
    const { orderId } = await person.placed()
    const desc = async (id: string) => (await detail(id)).orderBrief.orderStatusDesc
    expect(await desc(orderId)).toBe('请在截止时间前完成支付，逾期订单将自动取消')
    await sandbox(shop, `orders/${orderId}/pay`)
    expect(await desc(orderId)).toBeUndefined()
    expect(await desc(await person.waiting())).toBe('有票退回时将按支付先后自动出票')
  })

  describe('the cancel reason of an order (ORDER-023)', () => {
    const reasonOf = async (orderId: string, reason: string) => {
      await person.call(cancelOrder, { orderId, reason })
      return (await detail(orderId)).orderBrief.cancelReason
    }
    const unpaid = async () => (await person.placed(NAMED_SHOWS.simpleConcert)).orderId

    it('shows the buyer’s reason', async () => {
      expect(await reasonOf(await unpaid(), '  选错了场次 ')).toBe('选错了场次')
    })

    it.each([NO_REASON, ' '])('shows the shop’s text for the reason %j', async (reason) => {
      expect(await reasonOf(await unpaid(), reason)).toBe('用户取消')
    })

    it('shows it for a waiting order as well', async () => {
      expect(await reasonOf(await person.waiting(), '买到别的票了')).toBe('买到别的票了')
    })

    it('ignores reasons given after it had ended', async () => {
      const orderId = await unpaid()
      await person.call(cancelOrder, { orderId, reason: NO_REASON })
      expect(await reasonOf(orderId, '后来想说的')).toBe('用户取消')
    })
  })

  it('names no card that is only held (CARD-005)', async () => {
    await person.card(RIGHTS_CARD)
    expect((await person.call(listOrders, { tab: 'OTHER', ...PAGE })).total).toBe(0)
  })
})
