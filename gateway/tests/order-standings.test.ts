import { pickUpOrder, waitListOrder } from '@test/buyer'
import { goodsOrder, newAddress } from '@test/goods-buyer'
import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import { StagedOrder, type Standing } from '@test/staged-order'
import type { TestGateway } from '@test/test-gateway'
import { getPaySuccess } from '@/contracts/order/get-pay-success'
import { acceptTransfer } from '@/contracts/transfer/accept-transfer'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { NAMED_SHOWS } from '../src/demo/named-shows'

type Step = (order: StagedOrder) => Promise<void>

const ticket =
  (qty = 1): Step =>
  async (order) => {
    await order.place(NAMED_SHOWS.sensitive, qty)
    await sandbox(order.shop, `orders/${order.orderId}/pay`)
  }
const paper: Step = async (order) => {
  const person = await Person.join(order.shop, order.phone)
  const addressId = await newAddress(order.shop, order.as)
  order.at(await person.paid(NAMED_SHOWS.expressDelivery, { deliverMethod: 'EXPRESS', addressId }))
}
const goods: Step = async (order) => {
  order.at(await goodsOrder(order.shop, order.as, order.key))
  await sandbox(order.shop, `orders/${order.orderId}/pay`)
}
const clerk =
  (move: string): Step =>
  async ({ shop, orderId }) =>
    void (await sandbox(shop, `orders/${orderId}/${move}`))
const refunded =
  (count: number, ...verdicts: string[]): Step =>
  async (order) => {
    const refundId = await order.refund(count)
    for (const verdict of verdicts) await sandbox(order.shop, `refunds/${refundId}/${verdict}`)
  }
const sent: Step = async (order) => void (await order.send())
const accepted: Step = async (order) => {
  const transferCode = await order.send()
  const as = await order.shop.signIn(`1394${order.key.padStart(7, '1')}`)
  await order.shop.call(acceptTransfer, { transferCode, agreed: true }, { as })
}

const ALL = 'E_TICKET TRANSFER REBOOK REFUND ADD_PURCHASE CONTACT'

const TABLE: readonly [name: string, steps: readonly Step[], shown: Standing][] = [
  [
    'unpaid',
    [(order) => order.place(NAMED_SHOWS.sensitive)],
    {
      title: '待支付',
      operations: 'TO_BE_PAID CANCEL CONTACT',
      wallet: '·',
      codes: '·',
      delivery: '支付成功后在票夹中出示二维码入场',
    },
  ],
  [
    'not paid in time',
    [(order) => order.place(NAMED_SHOWS.sensitive), clerk('expire')],
    {
      title: '已取消',
      operations: 'BUY_AGAIN CONTACT DELETE',
      wallet: '·',
      codes: '·',
      delivery: '订单未支付，没有出票',
    },
  ],
  [
    'a paid e-ticket',
    [ticket()],
    { title: '待使用', operations: ALL, delivery: '在“票夹”中出示二维码入场', wallet: 'UNUSED', codes: '1 / 1' },
  ],
  [
    'an e-ticket in refund',
    [ticket(), refunded(1)],
    {
      title: '退票处理中',
      operations: 'ADD_PURCHASE CONTACT',
      wallet: 'LOCKED',
      codes: '0 / 1',
      delivery: '退票处理中，门票暂停使用',
    },
  ],
  [
    'one of two e-tickets in refund',
    [ticket(2), refunded(1)],
    {
      title: '部分退票中',
      operations: ALL,
      wallet: 'UNUSED',
      codes: '1 / 2',
      delivery: '在“票夹”中出示二维码入场',
    },
  ],
  [
    'an e-ticket whose refund was rejected',
    [ticket(), refunded(1, 'reject')],
    { title: '待使用', operations: ALL, delivery: '在“票夹”中出示二维码入场', wallet: 'UNUSED', codes: '1 / 1' },
  ],
  [
    'a refunded e-ticket',
    [ticket(), refunded(1, 'approve', 'sent', 'refunded')],
    {
      title: '已退票',
      operations: 'BUY_AGAIN CONTACT DELETE',
      wallet: 'REFUNDED',
      codes: '0 / 1',
      delivery: '门票已退回，不能入场',
    },
  ],
  [
    'an e-ticket in transfer',
    [ticket(), sent],
    {
      title: '转赠中',
      operations: 'TRANSFER ADD_PURCHASE CONTACT',
      wallet: 'LOCKED',
      codes: '0 / 1',
      delivery: '等待朋友领取',
    },
  ],
  [
    'a transferred e-ticket',
    [ticket(), accepted],
    {
      title: '已转赠',
      operations: 'TRANSFER ADD_PURCHASE CONTACT',
      wallet: 'TRANSFERRED',
      codes: '0 / 0',
      delivery: '门票已转赠',
    },
  ],
  [
    'one of two e-tickets transferred',
    [ticket(2), accepted],
    { title: '待使用', operations: ALL, delivery: '在“票夹”中出示二维码入场', wallet: 'UNUSED', codes: '1 / 1' },
  ],
  [
    'a paper ticket to send',
    [paper],
    {
      title: '待寄出',
      operations: 'ADD_PURCHASE CONTACT',
      wallet: 'UNUSED',
      codes: '0 / 1',
      delivery: '开演前寄出纸质票，寄出后可查看物流',
    },
  ],
  [
    'a paper ticket that was sent',
    [paper, clerk('ship')],
    {
      title: '配送中',
      operations: 'EXPRESS ADD_PURCHASE CONTACT',
      wallet: 'UNUSED',
      codes: '0 / 1',
      delivery: '纸质票已寄出，凭票入场',
    },
  ],
  [
    'a ticket to pick up',
    [async (order) => void order.at((await pickUpOrder(order.shop, order.as, order.key)).orderId), clerk('pay')],
    {
      title: '待使用',
      operations: 'TICKET_TAKING_CODE ADD_PURCHASE CONTACT',
      wallet: 'UNUSED',
      codes: '1 / 1',
      delivery: '演出当天凭取票码在场馆取票处取票',
    },
  ],
  [
    'a place on the waiting list',
    [async (order) => void order.at(await waitListOrder(order.shop, order.as, order.key)), clerk('pay')],
    { title: '候补中', operations: 'CANCEL CONTACT', delivery: '候补成功后出票', wallet: '·', codes: '·' },
  ],
  [
    'paid goods',
    [goods],
    { title: '待发货', operations: 'CONTACT', delivery: '我们会尽快为您发货', wallet: '·', codes: '·' },
  ],
]

describe('states of orders on every screen', () => {
  let shop: TestGateway
  let orders = 0

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  async function orderAfter(steps: readonly Step[]): Promise<StagedOrder> {
    orders += 1
    const phone = `1395100${1000 + orders}`
    const order = new StagedOrder(shop, phone, await shop.signIn(phone), `${orders}`)
    for (const step of steps) await step(order)
    return order
  }

  it.each(TABLE)('shows %s alike on order, wallet and ticket (ORDER-025, TICKET-001)', async (_name, steps, shown) => {
    expect(await (await orderAfter(steps)).standing()).toEqual(shown)
  })

  it('offers neither transfer, exchange nor refund once the session begins (TRANSFER-002, REFUND-009)', async () => {
    const order = await orderAfter([ticket()])
    const { data } = await shop.call(listVouchers, { offset: 0, length: 1 }, { as: order.as })
    const now = shop.clock.now()
    shop.clock.set(data?.list[0]?.showTime ?? 0)
    const as = await shop.signIn(order.phone)
    const { operations } = await new StagedOrder(shop, order.phone, as, '').at(order.orderId).standing()
    shop.clock.set(now)
    expect(operations).toBe('E_TICKET ADD_PURCHASE CONTACT')
  })

  it.each([
    ['an e-ticket', ticket(), '门票已放入票夹，祝您观演愉快', 'ticket home'],
    ['a paper ticket', paper, '纸质票将在开演前寄出，寄出后可在订单中查看物流', 'home'],
  ] as const)('shows the next step after payment for %s (PAY-067)', async (_name, step, tips, targets) => {
    const { orderId, as } = await orderAfter([step])
    const { data } = await shop.call(getPaySuccess, { orderId, orderType: 'ticket' }, { as })
    expect(data?.tips).toBe(tips)
    expect(data?.buttons.map(({ jump }) => jump.target).join(' ')).toBe(targets)
  })
})
