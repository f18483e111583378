import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { getOrder } from '@/contracts/order/get-order'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { prepareTransfer } from '@/contracts/transfer/prepare-transfer'
import { type BindTicketsInput, bindTickets } from '@/contracts/voucher/bind-tickets'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { previewBind } from '@/contracts/voucher/preview-bind'
import { DAY_MS } from '../src/clock'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { auditBooks } from '../src/services/books/audit-books'

/** Codes that become tickets (contract T4, T5, D-29). */
describe('a code', () => {
  let shop: TestGateway
  let guest = ''

  beforeEach(async () => {
    shop = await createTestGateway()
    guest = await shop.signIn('13930001000')
  })
  afterEach(() => shop.close())

  const bind = (input: BindTicketsInput, as = guest) => shop.call(bindTickets, input, { as })
  const preview = (code: string) => shop.call(previewBind, { code })
  const code = async (more: object = {}) =>
    String(Reflect.get(await sandbox(shop, 'ticket-codes', { showId: NAMED_SHOWS.simpleConcert, ...more }), 'code'))
  const wallet = async (as = guest) =>
    (await shop.call(listVouchers, { offset: 0, length: 20 }, { as })).data?.list ?? []
  const books = async () => expect(await auditBooks(shop.database.db)).toEqual([])

  it('becomes tickets by an order that costs nothing (TICKET-013, D-29)', async () => {
    const { data } = await bind({ exchangeCode: await code({ qty: 2 }) })
    expect(data).toMatchObject({ needRealName: false, voucherIds: [expect.any(String)] })
    const [card] = await wallet()
    expect(card).toMatchObject({
      voucherId: data?.voucherIds[0],
      ticketQty: 2,
      voucherState: 'UNUSED',
      canTransfer: true,
    })
    const { data: order } = await shop.call(getOrder, { orderId: card?.orderId ?? '', fromPage: 'T' }, { as: guest })
    expect(order?.orderBrief).toMatchObject({ orderSourceEnum: 'EXCHANGE_CODE', payAmount: 0 })
    const refundable = await shop.call(getRefundableOrder, { orderId: card?.orderId ?? '' }, { as: guest })
    expect(refundable.data?.refundable ?? false).toBe(false)
    await books()
  })

  it.each([
    ['lower case', (known: string) => known.toLowerCase()],
    ['blanks and hyphens', (known: string) => ` ${known.slice(0, 4)}-${known.slice(4, 8)} ${known.slice(8)}\n`],
    [
      'wide characters',
      (known: string) => known.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
    ],
    ['an address', (known: string) => `https://encore.test/ticket/bind-ticket?code=${known.toLowerCase()}`],
  ])('works with %s (TICKET-013)', async (_way, typed) => {
    const known = await code()
    expect((await preview(typed(known))).data).toMatchObject({ state: 'OPEN', qty: 1 })
    expect(await bind({ exchangeCode: typed(known) })).toMatchObject({ statusCode: STATUS.success })
  })

  it('works once: the text names the owner (TICKET-013)', async () => {
    const exchangeCode = await code()
    await bind({ exchangeCode })
    const used = { statusCode: BUSINESS_ERROR.ticketCode, data: null }
    expect(await bind({ exchangeCode })).toMatchObject({ ...used, comments: '您已用过该码，门票在票夹中' })
    const other = await shop.signIn('13930001001')
    expect(await bind({ exchangeCode }, other)).toMatchObject({ ...used, comments: '该码已被使用，请联系发码方' })
    expect((await preview(exchangeCode)).data).toMatchObject({ state: 'USED' })
    expect(await wallet()).toHaveLength(1)
    expect(await wallet(other)).toEqual([])
  })

  it('shows a text when unknown, in a preview too', async () => {
    const wrong = { statusCode: BUSINESS_ERROR.ticketCode, comments: '兑换码或邀请码不正确，请核对后重试' }
    for (const exchangeCode of ['NONE', '', '---', 'ENCORE2026'])
      expect(await bind({ exchangeCode })).toMatchObject(wrong)
    expect(await bind({})).toMatchObject(wrong)
    expect(await preview('NONE')).toMatchObject(wrong)
  })

  it('expires at its deadline, to the millisecond', async () => {
    const expiresAt = shop.clock.now() + DAY_MS
    const [early, late] = [await code({ expiresAt }), await code({ expiresAt })]
    shop.clock.set(expiresAt - 1)
    guest = await shop.signIn('13930001000')
    expect((await preview(early)).data).toMatchObject({ state: 'OPEN', expireTime: expiresAt })
    expect(await bind({ exchangeCode: early })).toMatchObject({ statusCode: STATUS.success })
    shop.clock.set(expiresAt)
    expect(await bind({ exchangeCode: late })).toMatchObject({ comments: '该码已过期，请联系发码方' })
    expect((await preview(late)).data).toMatchObject({ state: 'OVER' })
  })

  it('shows host and show of an invitation, whose tickets stay with the guest (TICKET-014)', async () => {
    const { invitationCode } = (await shop.gateway.inject({ method: 'GET', url: '/sandbox/api/demo' })).json()
    const { data } = await preview(invitationCode)
    expect(data).toMatchObject({ kind: 'INVITATION', inviter: expect.any(String), state: 'OPEN' })
    const personal = await code({ kind: 'INVITATION', isTransferable: false })
    const bound = await bind({ invitationCode: personal })
    const voucherId = bound.data?.voucherIds[0] ?? ''
    const prepared = await shop.call(prepareTransfer, { voucherId }, { as: guest })
    expect(prepared.data).toMatchObject({ remainingTransferCount: 0 })
    expect((await wallet())[0]).toMatchObject({ canTransfer: false })
  })

  it('shows that names are needed, and its tickets wait for them (TICKET-028)', async () => {
    const { data } = await bind({ invitationCode: await code({ showId: NAMED_SHOWS.nameChange }) })
    expect(data).toMatchObject({ needRealName: true })
    const { data: voucher } = await shop.call(getVoucher, { id: data?.voucherIds[0] ?? '' }, { as: guest })
    expect(voucher).toMatchObject({ needRealName: true, realNameDeadline: expect.any(Number) })
    await books()
  })

  it('gives its tickets to one of many simultaneous users', async () => {
    const exchangeCode = await code()
    const rivals = await Promise.all(Array.from({ length: 10 }, (_rival, at) => shop.signIn(`139300020${10 + at}`)))
    const answers = await Promise.all(rivals.map((as) => bind({ exchangeCode }, as)))
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ data, comments }) => (data ? [] : comments)))).toEqual(
      new Set(['该码已被使用，请联系发码方']),
    )
    await books()
  })

  it('claims tickets from stock, and shows a text when none are left', async () => {
    const gone = { showId: NAMED_SHOWS.soldOut }
    expect(await bind({ exchangeCode: await code(gone) })).toMatchObject({ statusCode: BUSINESS_ERROR.soldOut })
    await books()
  })
})
