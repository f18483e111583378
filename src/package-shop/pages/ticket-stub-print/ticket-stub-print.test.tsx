import { renderPage } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { settle } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { asShowGoer } from '@test/screen-stubs'
import { fireEvent, screen } from '@testing-library/react'
import { listAddresses } from '@/contracts/address/list-addresses'
import { removeAddress } from '@/contracts/address/remove-address'
import { listTicketStubs } from '@/contracts/stub/list-ticket-stubs'
import { printTicketStubs } from '@/contracts/stub/print-ticket-stubs'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import { stableId } from '../../../../gateway/src/stable-id'
import TicketStubPrintPage from './ticket-stub-print'

const BOTH = [NAMED_SHOWS.simpleConcert, NAMED_SHOWS.sensitive]

async function open(shows: readonly string[] = [NAMED_SHOWS.simpleConcert]) {
  const goer = await asShowGoer(shows)
  const { signedInAs, voucherIds } = goer
  const rendered = await renderPage(TicketStubPrintPage, routes.ticketStubPrint, {
    signedInAs,
    params: { voucherIds: voucherIds.join(',') },
    stack: [routes.list.path, routes.ticketStubList.path, routes.ticketStubPrint.path],
  })
  return { ...goer, ...rendered }
}

describe('printing stubs (SHOP-007)', () => {
  describeStates({
    Page: TicketStubPrintPage,
    route: routes.ticketStubPrint,
    options: async () => {
      const { signedInAs, voucherIds } = await asShowGoer()
      return { signedInAs, params: { voucherIds: voucherIds.join(',') } }
    },
    words: '经典票根',
  })

  it('previews the selected prints', async () => {
    await open()
    const preview = await seen('stub-preview')
    expect(preview.textContent).toContain('林屿')
    expect(preview.style.backgroundColor).toBe('rgb(255, 248, 236)')
    await tap(screen.getByRole('radio', { name: '夜场烫金' }))
    expect(byId('stub-preview').style.backgroundColor).toBe('rgb(22, 22, 29)')
    await seenText('黑卡纸，文字烫金')
    fireEvent.change(byId('inscription'), { target: { value: '和阿岚的第一场' } })
    await eventually(() => expect(byId('stub-preview').textContent).toContain('和阿岚的第一场'))
  })

  it('previews each of several stubs, and adds up the price', async () => {
    await open(BOTH)
    await seenText('票根 × 2')
    await seenText('合计¥50')
    const [, second] = screen.getAllByRole('radio')
    const name = second?.textContent ?? ''
    await tap(second as HTMLElement)
    expect(byId('stub-preview').textContent).toContain(name)
    await tap(screen.getByRole('radio', { name: '胡桃木画框' }))
    await seenText('合计¥268')
  })

  it('places one order of goods, which waits for payment', async () => {
    const { network, router, gateway, as } = await open()
    await seenText('合计¥31')
    fireEvent.change(byId('inscription'), { target: { value: '再来一次' } })
    await tap('submit-prints')
    await seenText('支付方式')
    expect(network.sent.filter((call) => call.endsWith(printTicketStubs.path))).toHaveLength(1)
    const { data } = await gateway.call(listTicketStubs, { offset: 0, length: 20 }, { as })
    expect(data?.list[0]).toMatchObject({ canPrint: false })
    await tap(screen.getByRole('button', { name: '关闭' }))
    await eventually(() =>
      expect(router.lastMove).toMatchObject({
        path: routes.productDetail.path,
        params: { orderId: data?.list[0]?.printOrderId },
      }),
    )
  })

  it('returns to the ticket that the buyer comes from, once paid (NAV-132)', async () => {
    const { signedInAs, voucherIds, gateway, as } = await asShowGoer()
    const [id = ''] = voucherIds
    const params = { voucherIds: id, ticketId: id }
    const { router, payment } = await renderPage(TicketStubPrintPage, routes.ticketStubPrint, { signedInAs, params })
    payment.onStart = async () => {
      const { data } = await gateway.call(listTicketStubs, { offset: 0, length: 20 }, { as })
      await settle(data?.list[0]?.printOrderId ?? '')
    }
    await seenText('合计¥31')
    await tap('submit-prints')
    await tap('pay')
    await tap('dialog-confirm')
    await eventually(() =>
      expect(router.lastMove).toMatchObject({
        path: routes.ticketDetail.path,
        params: { id, source: '1', target: '1', pageSource: 'purchase' },
      }),
    )
  })

  it('requires an address for delivery', async () => {
    const { signedInAs, voucherIds, gateway, as } = await asShowGoer()
    const { data } = await gateway.call(listAddresses, { offset: 0, length: 20 }, { as })
    await gateway.call(removeAddress, { id: data?.list[0]?.id ?? '' }, { as })
    const params = { voucherIds: voucherIds.join(',') }
    const { network } = await renderPage(TicketStubPrintPage, routes.ticketStubPrint, { signedInAs, params })
    await seen('submit-prints')
    await tap('submit-prints')
    await seenText('请选择收货地址')
    expect(network.sent.some((call) => call.endsWith(printTicketStubs.path))).toBe(false)
  })

  it('returns to the list when everything is being printed', async () => {
    const { gateway, as, signedInAs, voucherIds } = await asShowGoer()
    const { data } = await gateway.call(listAddresses, { offset: 0, length: 20 }, { as })
    const templateId = stableId('stub-template:classic')
    await gateway.call(printTicketStubs, { voucherIds, templateId, addressId: data?.list[0]?.id ?? '' }, { as })
    const params = { voucherIds: voucherIds.join(',') }
    const { router } = await renderPage(TicketStubPrintPage, routes.ticketStubPrint, { signedInAs, params })
    await seenText('这些票根已下过打印订单')
    await tap(screen.getByRole('button', { name: '纪念票根' }))
    await eventually(() => expect(router.lastMove?.path).toBe(routes.ticketStubList.path))
  })
})
