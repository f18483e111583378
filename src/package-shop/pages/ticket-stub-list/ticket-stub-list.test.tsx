import { renderPage } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { asShowGoer } from '@test/screen-stubs'
import { screen } from '@testing-library/react'
import { listAddresses } from '@/contracts/address/list-addresses'
import { printTicketStubs } from '@/contracts/stub/print-ticket-stubs'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import { stableId } from '../../../../gateway/src/stable-id'
import TicketStubListPage from './ticket-stub-list'

const CLASSIC = stableId('stub-template:classic')

describe('the stubs of shows that the user has been to (SHOP-008)', () => {
  describeStates({
    Page: TicketStubListPage,
    route: routes.ticketStubList,
    options: async () => ({ signedInAs: (await asShowGoer()).signedInAs }),
    words: '林屿',
  })

  it('links to the wallet when there are none', async () => {
    const { router } = await renderPage(TicketStubListPage, routes.ticketStubList, { signedInAs: newBuyer() })
    await seenText('还没有可打印的票根')
    expect(document.getElementById('print')).toBeNull()
    await tap(screen.getByRole('button', { name: '去票夹看看' }))
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.ticketHolder.path })
  })

  it('prints the selected ones', async () => {
    const shows = [NAMED_SHOWS.simpleConcert, NAMED_SHOWS.sensitive]
    const { signedInAs, voucherIds } = await asShowGoer(shows)
    const { router } = await renderPage(TicketStubListPage, routes.ticketStubList, { signedInAs })
    await seen('print')
    expect(byId('print').hasAttribute('disabled')).toBe(true)
    for (const id of voucherIds) await tap(`stub-${id}`)
    expect(byId('print').textContent).toBe('打印（2）')
    await tap(`stub-${voucherIds[1]}`)
    await tap('print')
    expect(router.lastMove).toMatchObject({
      path: routes.ticketStubPrint.path,
      params: { voucherIds: voucherIds[0] },
    })
  })

  it('links from a printed one to its order, and prints it only once', async () => {
    const { gateway, as, signedInAs, voucherIds } = await asShowGoer()
    const { data: addresses } = await gateway.call(listAddresses, { offset: 0, length: 20 }, { as })
    const addressId = addresses?.list[0]?.id ?? ''
    const { data: order } = await gateway.call(printTicketStubs, { voucherIds, templateId: CLASSIC, addressId }, { as })
    const { router } = await renderPage(TicketStubListPage, routes.ticketStubList, { signedInAs })
    await seenText('已打印')
    expect(document.getElementById('print')).toBeNull()
    await tap(screen.getByRole('button', { name: /查看订单/ }))
    await eventually(() =>
      expect(router.lastMove).toMatchObject({
        path: routes.productDetail.path,
        params: { orderId: order?.orderId },
      }),
    )
  })
})
