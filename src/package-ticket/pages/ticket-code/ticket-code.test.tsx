import { pickUpVoucher } from '@test/pick-up-voucher'
import { renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import TicketCodePage from './ticket-code'

describe('the page of the code that takes tickets (TICKET-005)', () => {
  describeStates({ Page: TicketCodePage, route: routes.ticketCode, words: '贝多芬第九交响曲', options: pickUpVoucher })

  it('shows the code of the voucher, to read out and to scan, and how many tickets are left (TICKET-019, TICKET-020)', async () => {
    const { voucher, ...options } = await pickUpVoucher()
    await renderPage(TicketCodePage, routes.ticketCode, options)
    const code = voucher.codes[0]?.value ?? 'no code'
    await seenText(code)
    await seenText('取票码')
    await seenText(`剩余 ${voucher.codes[0]?.remainTicketCount} 张`)
    expect(voucher.pickupInstructions.length).toBeGreaterThan(0)
    for (const { content } of voucher.pickupInstructions) await seenText(content)
    expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('入场码')
  })

  it('shows the empty state', async () => {
    const { params, signedInAs } = await pickUpVoucher()
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
    const { params, voucher } = await pickUpVoucher()
    await renderPage(TicketCodePage, routes.ticketCode, { params, signedInAs: newBuyer() })
    await seenText('没有找到相关内容')
    expect(document.body.textContent).not.toContain(voucher.codes[0]?.value ?? 'no code')
  })
})
