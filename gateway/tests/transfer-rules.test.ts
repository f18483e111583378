import { orderInput } from '@test/buyer'
import { RECIPIENT, TransferShop } from '@test/transfer-shop'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { preOrder } from '@/contracts/order/pre-order'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { acceptTransfer } from '@/contracts/transfer/accept-transfer'
import { getTransfer } from '@/contracts/transfer/get-transfer'
import { prepareTransfer } from '@/contracts/transfer/prepare-transfer'
import { DAY_MS } from '../src/clock'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { DOORS_OPEN_MS } from '../src/services/tickets/doors-open'

/** Rules for senders, recipients and tickets. */
describe('a transfer', () => {
  let at: TransferShop

  beforeEach(async () => {
    at = await TransferShop.open(NAMED_SHOWS.sensitive, 3)
  })
  afterEach(() => at.shop.close())

  it('reaches its phone only, never the sender (TRANSFER-024, TRANSFER-006)', async () => {
    const nothing = { statusCode: BUSINESS_ERROR.transferNothing, comments: '没有可领取的票，请联系赠票人' }
    const open = await at.sent()
    expect(await at.accept(open.transferCode, at.sender)).toMatchObject(nothing)
    const { transferCode } = await at.sent({
      ticketIds: at.ticketIds.slice(1, 2),
      transfereePhone: RECIPIENT,
      countryCode: '86',
    })
    expect((await at.view(transferCode))?.transfereePhone).toBe('139****2000')
    expect(await at.accept(transferCode, await at.shop.signIn('13920009999'))).toMatchObject(nothing)
    expect(await at.accept(transferCode)).toMatchObject({ statusCode: STATUS.success })
    for (const transfereePhone of ['123', 'x'.repeat(11), '']) {
      expect(await at.send({ ticketIds: at.ticketIds.slice(2), transfereePhone })).toMatchObject({
        statusCode: BUSINESS_ERROR.phoneFormat,
      })
    }
  })

  it('needs agreement and login (TRANSFER-017, TRANSFER-018)', async () => {
    const { transferCode } = await at.sent()
    expect(await at.shop.call(acceptTransfer, { transferCode, agreed: false }, { as: at.recipient })).toMatchObject({
      statusCode: BUSINESS_ERROR.agreementNeeded,
      comments: '请先同意协议',
    })
    expect(await at.shop.call(acceptTransfer, { transferCode, agreed: true })).toMatchObject({
      statusCode: STATUS.notLogin,
    })
    expect(await at.states()).toEqual(['LOCKED', 'UNUSED', 'UNUSED'])
  })

  it('respects the limit per user and session (TRANSFER-025)', async () => {
    const [first, second] = await at.people(at.sender, ['11010519491231002X', '320102197807154321'])
    await at.buy(NAMED_SHOWS.realNamePerTicket, 2, [first ?? '', second ?? ''])
    const own = await at.people(at.recipient, ['110105199003071239', '310101198508154328', '110101199001011237'])
    const other = await orderInput(at.shop, NAMED_SHOWS.realNamePerTicket, at.recipient, 2, own.slice(0, 2))
    expect((await at.shop.call(createOrder, other, { as: at.recipient })).statusCode).toBe(STATUS.success)
    const { transferCode } = await at.sent()
    expect(await at.accept(transferCode, at.recipient, own.slice(2))).toMatchObject({
      statusCode: BUSINESS_ERROR.transferLimit,
      comments: '已达购买上限',
    })
    expect(await at.states()).toEqual(['LOCKED', 'UNUSED'])
  })

  it('needs new attendees for named tickets, and forgets the earlier ones (TRANSFER-019)', async () => {
    const [first, second] = await at.people(at.sender, ['11010519491231002X', '320102197807154321'])
    await at.buy(NAMED_SHOWS.realNamePerTicket, 2, [first ?? '', second ?? ''])
    const { transferCode } = await at.sent()
    const begin = (await at.voucher())?.showTime ?? 0
    expect(await at.view(transferCode)).toMatchObject({
      needRealName: true,
      identityLimitTime: begin - DOORS_OPEN_MS,
    })
    const refused = { statusCode: BUSINESS_ERROR.attendeeRules, data: null }
    expect(await at.accept(transferCode, at.recipient, [first ?? ''])).toMatchObject(refused)
    const twin = await at.people(at.recipient, ['320102197807154321'])
    expect(await at.accept(transferCode, at.recipient, twin)).toMatchObject(refused)
    const own = await at.people(at.recipient, ['110105199003071239'])
    const { data } = await at.accept(transferCode, at.recipient, own)
    const received = await at.voucher(data?.voucherIds[0], at.recipient)
    expect(received?.tickets[0]).toMatchObject({ audienceName: '王小明', maskedIdNo: expect.stringContaining('*') })
    const order = await at.shop.call(getOrder, { orderId: at.orderId, fromPage: 'T' }, { as: at.sender })
    const bought = order.data?.shows[0]?.sessions[0]?.tickets ?? []
    expect(bought.map(({ audienceName }) => audienceName)).toEqual([undefined, '王小明'])
    await at.books()
  })

  it('blocks refunds of its tickets, not of others; a ticket in refund cannot be sent', async () => {
    await at.accept((await at.sent()).transferCode)
    await at.sent({ ticketIds: at.ticketIds.slice(1, 2) })
    const { data } = await at.shop.call(getRefundableOrder, { orderId: at.orderId }, { as: at.sender })
    expect(data?.sessions[0]?.tickets.map(({ selectable }) => selectable)).toEqual([false, false, true])
    for (const ticketId of at.ticketIds.slice(0, 2)) {
      const answer = await at.shop.call(
        previewRefund,
        { orderId: at.orderId, ticketIds: [ticketId] },
        { as: at.sender },
      )
      expect(answer).toMatchObject({
        statusCode: BUSINESS_ERROR.notRefundable,
        comments: '票已转赠或正在转赠，未领取的可撤回后再退',
      })
    }
    await at.requestRefund(at.ticketIds.slice(2))
    expect(await at.send({ ticketIds: at.ticketIds.slice(2) })).toMatchObject({
      statusCode: BUSINESS_ERROR.notTransferable,
      comments: '该票暂不能转赠，请在订单中查看状态',
    })
    await at.books()
  })

  it('allows refunds once it has expired', async () => {
    const { transferCode } = await at.sent()
    at.shop.clock.advance(DAY_MS)
    await at.signIn()
    await at.requestRefund(at.ticketIds.slice(0, 1))
    await at.books()
    await at.runJobs()
    await at.signIn()
    expect(await at.accept(transferCode)).toMatchObject({ statusCode: BUSINESS_ERROR.transferOverTime })
    await at.books()
  })

  it('fails for paper, and for tickets of others', async () => {
    expect(await at.send({}, at.recipient)).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
    expect(await at.send({ ticketIds: ['none'] })).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
    expect(await at.shop.call(prepareTransfer, { voucherId: at.voucherId }, { as: at.recipient })).toMatchObject({
      statusCode: BUSINESS_ERROR.notFound,
    })
    expect(await at.view('none')).toBeNull()
    const pickUp = { ...(await orderInput(at.shop, NAMED_SHOWS.pickUp, at.sender)), deliverMethod: 'PICK_UP' as const }
    const { src, showId, bizShowSessionId, items, deliverMethod } = pickUp
    const { data } = await at.shop.call(
      preOrder,
      { src, showId, bizShowSessionId, items, deliverMethod },
      { as: at.sender },
    )
    await at.pay({ ...pickUp, preOrderId: data?.preOrderId ?? '' })
    expect(await at.send()).toMatchObject({
      statusCode: BUSINESS_ERROR.notTransferable,
      comments: '该取票方式不支持转赠，请当面转交',
    })
  })

  it.each([
    ['PENDING', undefined],
    ['ACCEPTED', 'ALREADY_ACCEPTED'],
    ['CANCELED', 'CANCELED_BY_SENDER'],
    ['EXPIRED', 'TIMED_OUT'],
  ])('shows a developer how %s looks', async (state, receiptOutcome) => {
    const { transferCode } = await at.sent()
    const headers = { 'x-sandbox-scenario': `transfer:${state}` }
    const { data } = await at.shop.call(getTransfer, { transferCode }, { headers })
    expect([data?.state, data?.receiptOutcome]).toEqual([state, receiptOutcome])
  })
})
