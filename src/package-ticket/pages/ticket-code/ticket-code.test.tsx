import { pickUpOrder } from '@test/buyer'
import { renderPage, theGateway } from '@test/render-page'
import { seenText } from '@test/screen'
import { newBuyer, settle } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { routes } from '@/routes'
import TicketCodePage from './ticket-code'

/** Voucher of a paid order with pick-up at the venue, and the shop's answer for it. */
async function boughtVoucher() {
  const signedInAs = newBuyer()
  const gateway = await theGateway()
  const as = await gateway.signIn(signedInAs)
  const { orderId } = await pickUpOrder(gateway, as, signedInAs)
  await settle(orderId)
  const { data } = await gateway.call(listVouchers, { offset: 0, length: 20 }, { as })
  const id = data?.list[0]?.voucherId ?? ''
  const { data: voucher } = await gateway.call(getVoucher, { id }, { as })
  return { signedInAs, params: { id }, voucher }
}

describe('the page of the code that takes tickets (TICKET-005)', () => {
  describeStates({ Page: TicketCodePage, route: routes.ticketCode, words: '贝多芬第九交响曲', options: boughtVoucher })

  it('shows the code of the voucher, to read out and to scan, and how many tickets are left (TICKET-020)', async () => {
    const { voucher, ...options } = await boughtVoucher()
    await renderPage(TicketCodePage, routes.ticketCode, options)
    const code = voucher?.codes[0]?.value ?? 'no code'
    await seenText(code)
    await seenText('取票码')
    await seenText(`剩余 ${voucher?.codes[0]?.remainTicketCount} 张`)
    expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('入场码')
  })

  it('shows the empty state', async () => {
    const { params, signedInAs } = await boughtVoucher()
    await renderPage(TicketCodePage, routes.ticketCode, {
      params,
      signedInAs,
      prepare: ({ network }) => {
        network.intercept = ({ url }) =>
          url.includes('/detail')
            ? { status: 200, headers: {}, body: { statusCode: 200, data: { codes: [], showName: '' } } }
            : undefined
      },
    })
    await seenText('暂无可展示的码')
  })

  it('hides the code of another user', async () => {
    const { params, voucher } = await boughtVoucher()
    await renderPage(TicketCodePage, routes.ticketCode, { params, signedInAs: newBuyer() })
    await seenText('没有找到相关内容')
    expect(document.body.textContent).not.toContain(voucher?.codes[0]?.value ?? 'no code')
  })
})
