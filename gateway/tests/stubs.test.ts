import { newAddress } from '@test/goods-buyer'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { paidVoucher, usedVoucher } from '@test/used-voucher'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getGoodsOrder } from '@/contracts/goods/get-goods-order'
import { cancelOrder, NO_REASON } from '@/contracts/order/cancel-order'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { getTicketStub } from '@/contracts/stub/get-ticket-stub'
import { listStubTemplates } from '@/contracts/stub/list-stub-templates'
import { listTicketStubs } from '@/contracts/stub/list-ticket-stubs'
import { type PrintTicketStubsInput, printTicketStubs } from '@/contracts/stub/print-ticket-stubs'
import { orderLines } from '../src/database/schema/orders'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { stableId } from '../src/stable-id'

const CLASSIC = stableId('stub-template:classic')
const FRAMED = stableId('stub-template:framed')
const PAGE = { offset: 0, length: 20 }

describe('ticket stubs (contract G10, G11, T10, D-31)', () => {
  let shop: TestGateway
  let as: string
  let addressId: string
  let users = 0
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    users += 1
    as = await shop.signIn(`139630${String(users).padStart(5, '0')}`)
    addressId = await newAddress(shop, as)
  })
  afterAll(() => shop.close())

  const used = (key = `stub-${users}`) => usedVoucher(shop, as, key)
  const listed = async () => (await shop.call(listTicketStubs, PAGE, { as })).data
  const print = (input: Partial<PrintTicketStubsInput>, key?: string) =>
    shop.call(
      printTicketStubs,
      { voucherIds: [], templateId: CLASSIC, addressId, ...input },
      { as, ...(key && { headers: { 'idempotency-key': key } }) },
    )

  it('cover attended shows, with their printed content', async () => {
    await paidVoucher(shop, as, `to-come-${users}`, NAMED_SHOWS.sensitive)
    expect(await listed()).toMatchObject({ list: [], total: 0 })
    const voucherId = await used()
    const page = await listed()
    expect(page).toMatchObject({ total: 1, hasMore: false })
    const [stub] = page?.list ?? []
    expect(stub).toMatchObject({ voucherId, canPrint: true })
    expect(stub?.showName).toContain('林屿')
    for (const words of [stub?.sessionName, stub?.sessionShowTime, stub?.venueName, stub?.seatDesc]) {
      expect(words).toMatch(/\S/)
    }
    const { pathname } = new URL(stub?.imageUrl ?? '')
    const picture = await shop.gateway.inject({ url: pathname })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    const one = await shop.call(getTicketStub, { id: voucherId }, { as })
    expect(one.data).toEqual({ ...stub, templateId: CLASSIC })
    const stranger = await shop.signIn('13963099999')
    expect((await shop.call(getTicketStub, { id: voucherId }, { as: stranger })).statusCode).toBe(
      BUSINESS_ERROR.notFound,
    )
    expect((await shop.call(listTicketStubs, PAGE, { as: stranger })).data?.total).toBe(0)
  })

  it('reject unused tickets', async () => {
    const voucherId = await paidVoucher(shop, as, `unused-${users}`)
    expect((await shop.call(getTicketStub, { id: voucherId }, { as })).data?.canPrint).toBe(false)
    const answer = await print({ voucherIds: [voucherId] })
    expect(answer).toMatchObject({ data: null, comments: '这张票还没有入场，演出后才能打印票根' })
  })

  it('print as an order of goods, which keeps the content', async () => {
    const voucherId = await used()
    const { data: offer } = await shop.call(listStubTemplates, {})
    expect(offer?.templates.map(({ name, price }) => [name, price])).toEqual([
      ['经典票根', 19],
      ['夜场烫金', 39],
      ['胡桃木画框', 128],
    ])
    const input = { voucherIds: [voucherId], templateId: FRAMED, inscription: ' 和阿岚的第一场 ', payAmount: 140 }
    const { data: order } = await print(input, `print-${users}`)
    expect((await print(input, `print-${users}`)).data).toEqual(order)
    expect(order).toMatchObject({ orderType: 'GOODS', payAmount: 128 + (offer?.deliveryFee ?? 0) })
    expect(order?.unPaidTransactionIds).toHaveLength(1)
    const orderId = order?.orderId ?? ''
    const { data } = await shop.call(getGoodsOrder, { orderId }, { as })
    expect(data).toMatchObject({ orderStatus: 'UNPAID', address: { receiver: '李雷' } })
    expect(data?.items).toMatchObject([{ qty: 1, imgUrl: expect.stringContaining(`/stubs/${FRAMED}-`) }])
    expect(data?.items[0]?.skuName).toContain('胡桃木画框')
    const lines = await shop.database.db.select().from(orderLines)
    const { stub } = lines.find((line) => line.orderId === orderId)?.snapshot ?? {}
    expect(stub).toMatchObject({ voucherId, templateId: FRAMED, inscription: '和阿岚的第一场' })
    expect(await listed()).toMatchObject({ list: [{ canPrint: false, printOrderId: orderId }] })
  })

  it('print once, unless the order is cancelled', async () => {
    const voucherId = await used()
    const { data: order } = await print({ voucherIds: [voucherId] })
    expect(await print({ voucherIds: [voucherId] })).toMatchObject({ data: null, comments: '这张票根已经下过打印订单' })
    await shop.call(cancelOrder, { orderId: order?.orderId ?? '', reason: NO_REASON }, { as })
    expect(await listed()).toMatchObject({ list: [{ canPrint: true }] })
    const again = await print({ voucherIds: [voucherId] })
    await sandbox(shop, `orders/${again.data?.orderId}/pay`)
    expect(await listed()).toMatchObject({ list: [{ canPrint: false }] })
  })

  it('print once when two orders arrive at the same time', async () => {
    const voucherId = await used()
    const answers = await Promise.all([1, 2, 3].map(() => print({ voucherIds: [voucherId] })))
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1)
    const books = await shop.gateway.inject({ url: '/sandbox/api/books' })
    expect(books.json()).toEqual({ ok: true, faults: [] })
  })

  it('exclude refunds, being made for one person', async () => {
    const { data: order } = await print({ voucherIds: [await used()] })
    const orderId = order?.orderId ?? ''
    await sandbox(shop, `orders/${orderId}/pay`)
    const { data } = await shop.call(getRefundableOrder, { orderId }, { as })
    expect(data?.refundable).toBe(false)
    expect(data?.sessions[0]?.tickets[0]).toMatchObject({
      selectable: false,
      disabledReason: '票根为定制商品，不支持退货',
    })
  })

  const refusals: [string, (voucherId: string) => Promise<Partial<PrintTicketStubsInput>>, number][] = [
    ['twice the same', async (id) => ({ voucherIds: [id, id] }), BUSINESS_ERROR.badInput],
    ['another price', async () => ({ payAmount: 1 }), BUSINESS_ERROR.amountChanged],
    ['a template that is not there', async () => ({ templateId: 'none' }), BUSINESS_ERROR.notFound],
    ['a line that is too long', async () => ({ inscription: '字'.repeat(25) }), BUSINESS_ERROR.badInput],
    [
      'the address of somebody else',
      async () => ({ addressId: await newAddress(shop, await shop.signIn('13963099998')) }),
      BUSINESS_ERROR.addressNeeded,
    ],
  ]
  it.each(refusals)('reject prints with %s', async (_what, changes, code) => {
    const voucherId = await used()
    const answer = await print({ voucherIds: [voucherId], ...(await changes(voucherId)) })
    expect(answer).toMatchObject({ statusCode: code, data: null })
    expect(await listed()).toMatchObject({ list: [{ canPrint: true }] })
  })
})
