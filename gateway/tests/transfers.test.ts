import { TransferShop } from '@test/transfer-shop'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { getShortCode } from '@/contracts/link/get-short-code'
import { allowMessages } from '@/contracts/message/allow-messages'
import { getOrder } from '@/contracts/order/get-order'
import { acceptTransfer } from '@/contracts/transfer/accept-transfer'
import { createTransfer } from '@/contracts/transfer/create-transfer'
import { listTransfers } from '@/contracts/transfer/list-transfers'
import { prepareTransfer } from '@/contracts/transfer/prepare-transfer'
import { getOrderVoucherCreated } from '@/contracts/voucher/get-order-voucher-created'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { tickets } from '../src/database/schema/tickets'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const PAGE = { offset: 0, length: 20 }
const HOUR = 60 * 60 * 1000

/** Tickets transferred to another user. */
describe('a transfer', () => {
  let at: TransferShop

  beforeEach(async () => {
    at = await TransferShop.open(NAMED_SHOWS.simpleConcert, 3)
  })
  afterEach(() => at.shop.close())

  it('shows the sendable tickets, their limit and deadline (TRANSFER-020)', async () => {
    const { data } = await at.shop.call(prepareTransfer, { voucherId: at.voucherId }, { as: at.sender })
    const card = (await at.wallet(at.sender))[0]
    expect(data).toMatchObject({
      voucherId: at.voucherId,
      maxQtyPerTransfer: 2,
      remainingTransferCount: 3,
      needPhone: false,
    })
    expect(data?.deadline).toBe(card?.showTime)
    expect(data?.transferableTickets.map(({ ticketId }) => ticketId)).toEqual(at.ticketIds)
    expect(data?.transferableTickets.map(({ seatDesc }) => /第 \d 张$/.exec(seatDesc)?.[0])).toEqual([
      '第 1 张',
      '第 2 张',
      '第 3 张',
    ])
    expect(data?.rules).toHaveLength(3)
    expect(card).toMatchObject({ canTransfer: true })
    expect(card?.transferState).toBeUndefined()
    await at.sent()
    const after = await at.shop.call(prepareTransfer, { voucherId: at.voucherId }, { as: at.sender })
    expect(after.data?.remainingTransferCount).toBe(2)
    expect(await at.send({ ticketIds: at.ticketIds })).toMatchObject({
      statusCode: BUSINESS_ERROR.notTransferable,
      comments: '每次最多转赠 2 张',
    })
  })

  it('hides ticket, voucher and order ids from holders of the link (contract D-22)', async () => {
    const { transferCode } = await at.sent({ ticketIds: at.ticketIds.slice(0, 2) })
    const shown = await at.view(transferCode)
    expect(shown?.tickets.map(({ ticketId }) => ticketId)).toEqual(['1', '2'])
    for (const id of [...at.ticketIds, at.voucherId, at.orderId]) expect(JSON.stringify(shown)).not.toContain(id)
  })

  it('locks only the sent tickets (TRANSFER-008, TRANSFER-007)', async () => {
    const { transferCode, expireTime, shareUrl } = await at.sent({ message: ' 一起去 ' })
    expect(await at.states()).toEqual(['LOCKED', 'UNUSED', 'UNUSED'])
    expect((await at.wallet(at.sender))[0]).toMatchObject({
      voucherState: 'UNUSED',
      transferState: 'PENDING',
      canTransfer: true,
    })
    const codes = (await at.shop.call(getTicketCode, { id: at.voucherId }, { as: at.sender })).data?.codes
    expect(codes?.map(({ qrCode }) => qrCode !== '')).toEqual([false, true, true])
    expect(expireTime).toBe(at.shop.clock.now() + 24 * HOUR)
    const code = new URL(shareUrl).searchParams.get('shortCode') ?? ''
    const { data: target } = await at.shop.call(getShortCode, { id: code })
    expect(target?.params).toEqual({ t: transferCode })
    expect(await at.view(transferCode)).toMatchObject({
      state: 'PENDING',
      message: '一起去',
      qty: 1,
      needRealName: false,
      canCancel: false,
      sender: { nickname: 'Test' },
    })
    expect(await at.view(transferCode, at.sender)).toMatchObject({ canCancel: true })
    expect((await at.view(transferCode, at.recipient))?.receiptOutcome).toBeUndefined()
  })

  it('gives its tickets to the recipient: never two owners (TRANSFER-009, TRANSFER-012, TRANSFER-016, TRANSFER-026)', async () => {
    const [before] = (await at.voucher())?.tickets ?? []
    const { transferCode, transferId } = await at.sent()
    const { data } = await at.accept(transferCode)
    expect(data).toMatchObject({ result: 'ACCEPTED' })
    const received = await at.voucher(data?.voucherIds[0], at.recipient)
    expect(received).toMatchObject({ ticketQty: 1, voucherState: 'UNUSED', canTransfer: false, orderCode: '' })
    expect(received?.tickets[0]).toMatchObject({ ticketId: before?.ticketId, received: true, state: 'UNUSED' })
    expect(received?.tickets[0]?.ticketCode).not.toBe(before?.ticketCode)
    expect((await at.voucher())?.tickets.map(({ ticketId }) => ticketId)).toEqual(at.ticketIds.slice(1))
    expect(await at.view(transferCode, at.recipient)).toMatchObject({ state: 'ACCEPTED', receiptOutcome: 'ACCEPTED' })
    expect(await at.view(transferCode, at.sender)).toMatchObject({
      receiptOutcome: 'ALREADY_ACCEPTED',
      canCancel: false,
    })
    expect(
      await at.send({ voucherId: data?.voucherIds[0] ?? '', ticketIds: at.ticketIds.slice(0, 1) }, at.recipient),
    ).toMatchObject({ statusCode: BUSINESS_ERROR.notTransferable, comments: '受赠的票不能再次转赠' })
    expect(await at.withdraw(transferId)).toMatchObject({
      statusCode: BUSINESS_ERROR.notTransferable,
    })
    expect(await at.shop.call(getOrder, { orderId: at.orderId, fromPage: 'T' }, { as: at.recipient })).toMatchObject({
      statusCode: BUSINESS_ERROR.notFound,
    })
    expect(
      (await at.shop.call(getOrderVoucherCreated, { orderId: at.orderId }, { as: at.sender })).data?.voucherIds,
    ).toEqual([at.voucherId])
    await at.books()
  })

  it('leaves an empty voucher when all tickets are sent', async () => {
    for (const ticketId of at.ticketIds) await at.accept((await at.sent({ ticketIds: [ticketId] })).transferCode)
    expect((await at.wallet(at.sender))[0]).toMatchObject({
      voucherState: 'TRANSFERRED',
      ticketQty: 0,
      canTransfer: false,
    })
    expect(await at.wallet(at.recipient)).toHaveLength(3)
  })

  it('belongs to one of many simultaneous recipients (TRANSFER-013, TRANSFER-021)', async () => {
    const { transferCode } = await at.sent({ ticketIds: at.ticketIds.slice(0, 2) })
    const rivals = await Promise.all(['1', '2', '3', '4'].map((digit) => at.shop.signIn(`1392000300${digit}`)))
    const answers = await Promise.all(rivals.map((as) => at.accept(transferCode, as)))
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([STATUS.success, ...Array(3).fill(BUSINESS_ERROR.transferReceived)].sort())
    expect(answers.find(({ data }) => data === null)?.comments).toBe('该票已被领取')
    await at.books()
  })

  it('answers a replay of sending and of accepting as the first time', async () => {
    const twice = async <Answer>(call: () => Promise<Answer>) => [await call(), await call()]
    const [first, second] = await twice(() =>
      at.shop.call(
        createTransfer,
        { voucherId: at.voucherId, ticketIds: at.ticketIds.slice(0, 1) },
        { as: at.sender, headers: { 'idempotency-key': 'send' } },
      ),
    )
    expect(second).toEqual(first)
    const transferCode = first?.data?.transferCode ?? ''
    const [got, again] = await twice(() =>
      at.shop.call(
        acceptTransfer,
        { transferCode, agreed: true },
        { as: at.recipient, headers: { 'idempotency-key': 'get' } },
      ),
    )
    expect(again?.data).toEqual(got?.data)
    expect(await at.wallet(at.recipient)).toHaveLength(1)
  })

  it('cancels for its sender only, while pending (TRANSFER-010, TRANSFER-011, TRANSFER-015, TRANSFER-023)', async () => {
    const { transferId, transferCode } = await at.sent()
    expect(await at.withdraw(transferId, at.recipient)).toMatchObject({
      statusCode: BUSINESS_ERROR.notFound,
    })
    expect((await at.withdraw(transferId)).data).toBe(true)
    expect(await at.states()).toEqual(['UNUSED', 'UNUSED', 'UNUSED'])
    expect(await at.accept(transferCode)).toMatchObject({
      statusCode: BUSINESS_ERROR.transferCanceled,
      comments: '赠票人已撤回转赠',
    })
    expect(await at.view(transferCode)).toMatchObject({ state: 'CANCELED', receiptOutcome: 'CANCELED_BY_SENDER' })
    expect(await at.withdraw(transferId)).toMatchObject({
      statusCode: BUSINESS_ERROR.notTransferable,
    })
    await at.sent()
  })

  it('expires after a day, to the millisecond, swept or not (TRANSFER-014, TRANSFER-022)', async () => {
    const { transferId, transferCode } = await at.sent()
    at.shop.clock.advance(24 * HOUR - 1)
    expect(await at.view(transferCode)).toMatchObject({ state: 'PENDING' })
    at.shop.clock.advance(1)
    await at.signIn()
    const overTime = { statusCode: BUSINESS_ERROR.transferOverTime, comments: '领取已超时，请联系赠票人重新转赠' }
    expect(await at.accept(transferCode)).toMatchObject(overTime)
    expect(await at.view(transferCode)).toMatchObject({ state: 'EXPIRED', receiptOutcome: 'TIMED_OUT' })
    expect(await at.states()).toEqual(['UNUSED', 'UNUSED', 'UNUSED'])
    expect(await at.withdraw(transferId)).toMatchObject({
      statusCode: BUSINESS_ERROR.notTransferable,
    })
    const fresh = await at.sent()
    await at.runJobs()
    expect(await at.states()).toEqual(['LOCKED', 'UNUSED', 'UNUSED'])
    expect(await at.accept(transferCode)).toMatchObject(overTime)
    at.shop.clock.advance(24 * HOUR)
    await at.signIn()
    await at.runJobs()
    const all = (await at.shop.database.db.select().from(tickets)).map(({ state }) => state)
    expect(all).toEqual(['UNUSED', 'UNUSED', 'UNUSED'])
    expect(await at.accept(fresh.transferCode)).toMatchObject(overTime)
  })

  it('ends when the session begins, with no further sending', async () => {
    const beginAt = (await at.wallet(at.sender))[0]?.showTime ?? 0
    at.shop.clock.set(beginAt - HOUR)
    await at.signIn()
    expect((await at.sent()).expireTime).toBe(beginAt)
    at.shop.clock.set(beginAt)
    expect(await at.send({ ticketIds: at.ticketIds.slice(1, 2) })).toMatchObject({
      statusCode: BUSINESS_ERROR.notTransferable,
      comments: '演出已开始，不能转赠',
    })
    expect((await at.wallet(at.sender))[0]?.canTransfer).toBe(false)
  })

  it('lets exactly one of transfer, refund and withdrawal win', async () => {
    const { transferId, transferCode } = await at.sent()
    await Promise.all([
      at.accept(transferCode),
      at.withdraw(transferId),
      at.accept(transferCode, await at.shop.signIn('13920004000')),
    ])
    await at.books()
  })

  it('lists for sender and recipient', async () => {
    const { transferId, transferCode } = await at.sent()
    const list = async (role: 'SENDER' | 'RECIPIENT', as: string) =>
      ((await at.shop.call(listTransfers, { role, ...PAGE }, { as })).data?.list ?? []).map((one) => one.transferId)
    expect(await list('SENDER', at.sender)).toEqual([transferId])
    expect(await list('RECIPIENT', at.recipient)).toEqual([])
    await at.accept(transferCode)
    expect(await list('RECIPIENT', at.recipient)).toEqual([transferId])
    expect(await list('SENDER', at.recipient)).toEqual([])
    const ofVoucher = async (voucherId: string) => {
      const wanted = { role: 'SENDER', voucherId, ...PAGE } as const
      return (await at.shop.call(listTransfers, wanted, { as: at.sender })).data?.total
    }
    expect([await ofVoucher(at.voucherId), await ofVoucher('another')]).toEqual([1, 0])
    const sandbox = await at.shop.gateway.inject({ method: 'GET', url: '/sandbox/api/transfers' })
    expect(sandbox.json()).toMatchObject([{ id: transferId, state: 'ACCEPTED', qty: 1 }])
  })

  it('notifies its sender of the acceptance, when allowed', async () => {
    const { sender: as, shop } = at
    await shop.call(allowMessages, { openId: 'open', templateIds: ['m_web_ticket_transfer'] }, { as })
    await at.accept((await at.sent()).transferCode)
    const { body } = await shop.gateway.inject({ method: 'GET', url: '/sandbox/api/outbox' })
    expect(body).toContain('1 张票已被领取')
  })
})
