import { sandbox } from '@test/sandbox-shop'
import { TransferShop } from '@test/transfer-shop'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { tickets } from '../src/database/schema/tickets'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const RIVALS = 50

/** One link, fifty recipients, a sender who withdraws it, and a clerk who refunds tickets of the order. */
describe('a transfer under a race', () => {
  let at: TransferShop
  let rivals: string[] = []

  beforeEach(async () => {
    at = await TransferShop.open(NAMED_SHOWS.sensitive, 3)
    rivals = []
    for (let index = 0; index < RIVALS; index += 1) rivals.push(await at.shop.signIn(`139400${10_000 + index}`))
  })
  afterEach(() => at.shop.close())

  const preview = (ticketId: string) =>
    at.shop.call(previewRefund, { orderId: at.orderId, ticketIds: [ticketId] }, { as: at.sender })

  /** A refund of a ticket that waits for the clerk. */
  async function requested(ticketId: string): Promise<string> {
    const { data } = await preview(ticketId)
    const input = { orderId: at.orderId, ticketIds: [ticketId], reasonCode: 'OTHER' }
    const refund = await at.shop.call(
      applyRefund,
      { ...input, previewToken: data?.previewToken ?? '' },
      { as: at.sender },
    )
    return refund.data?.refundId ?? ''
  }

  it.each([
    ['before the first', 0],
    ['among the others', RIVALS / 2],
    ['after the last', RIVALS],
  ])(
    'has one outcome when the sender withdraws it %s (TRANSFER-010, TRANSFER-013, TRANSFER-015)',
    async (_when, turn) => {
      const [sent = '', returned = ''] = at.ticketIds
      const refundId = await requested(returned)
      const { transferCode, transferId } = await at.sent({ ticketIds: [sent] })

      const accepts = (some: string[]) => some.map((as) => at.accept(transferCode, as))
      const [early, late] = [rivals.slice(0, turn), rivals.slice(turn)]
      const running = accepts(early)
      const takingBack = at.withdraw(transferId)
      const approving = sandbox(at.shop, `refunds/${refundId}/approve`)
      const refunding = preview(sent)
      running.push(...accepts(late))
      const answers = await Promise.all(running)
      const [takenBack, approved, offered] = await Promise.all([takingBack, approving, refunding])

      const winners = answers.filter(({ data }) => data !== null)
      const isBack = takenBack.statusCode === STATUS.success
      expect(winners).toHaveLength(isBack ? 0 : 1)
      const others = answers.filter(({ data }) => data === null)
      const expected = isBack
        ? { statusCode: BUSINESS_ERROR.transferCanceled, comments: '赠票人已撤回转赠' }
        : { statusCode: BUSINESS_ERROR.transferReceived, comments: '该票已被领取' }
      for (const answer of others) expect(answer).toMatchObject(expected)
      expect(takenBack.statusCode).toBe(isBack ? STATUS.success : BUSINESS_ERROR.notTransferable)
      expect(approved).toMatchObject({ http: 200 })
      // A ticket on its way is not paid back; one that came back may be.
      expect([
        offered.data !== null && isBack,
        offered.comments === '票已转赠或正在转赠，未领取的可撤回后再退',
      ]).toContain(true)

      const rows = await at.shop.database.db.select().from(tickets).where(eq(tickets.orderId, at.orderId))
      const now = (id: string) => rows.find((row) => row.id === id)
      expect(now(sent)).toMatchObject({ state: 'UNUSED', isReceived: !isBack })
      const buyer = now(at.ticketIds[2] ?? '')?.ownerId
      expect(now(sent)?.ownerId === buyer).toBe(isBack)
      const wallets = await Promise.all(rivals.map((as) => at.wallet(as)))
      expect(wallets.flat()).toHaveLength(isBack ? 0 : 1)
      await at.runJobs()
      await at.books()
    },
  )
})
