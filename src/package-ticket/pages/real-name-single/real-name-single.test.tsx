import { newIdNumbers } from '@test/attendees'
import { NAMED_SHOW, namelessTickets } from '@test/nameless-tickets'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { TransferShop } from '@test/transfer-shop'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import RealNameSinglePage from './real-name-single'

describe('the name on one ticket (TICKET-011)', () => {
  it('opens the document form, or the attendees', async () => {
    const { voucherId, ticketId, signedInAs } = await namelessTickets()
    const { router } = await renderPage(RealNameSinglePage, routes.realNameSingle, {
      signedInAs,
      params: { voucherId, ticketId },
    })
    await seen('by-document')
    await tap('by-document')
    expect(router.lastMove).toMatchObject({ path: routes.realIdCard.path, params: { voucherId, ticketId } })
    await tap('choose-attendees')
    expect(router.lastMove).toMatchObject({ path: routes.viewer.path, params: { count: '1' } })
  })

  it('changes a name once if the show allows it', async () => {
    const phones = { sender: newBuyer(), recipient: newBuyer() }
    const at = await TransferShop.open(NAMED_SHOWS.simpleConcert, 1, await theGateway(), phones)
    await at.buy(NAMED_SHOW, 2, await at.people(at.sender, newIdNumbers(2)))
    const [, ticketId = ''] = at.ticketIds
    const { app, show } = await renderPage(RealNameSinglePage, routes.realNameSingle, {
      signedInAs: phones.sender,
      params: { voucherId: at.voucherId, ticketId },
    })
    await seenText('可更改一次')
    expect(document.body.textContent?.match(/王小明/g)).toHaveLength(1)
    await tap('choose-attendees')
    const before = (await at.voucher())?.tickets.map(({ maskedIdNo }) => maskedIdNo)
    await app.navigation.backWith(routes.viewer, { ids: await at.people(at.sender, newIdNumbers(1)) })
    await show()
    await seen('save-names')
    await tap('save-names')
    await tap('dialog-confirm')
    await seenText('观演人已填写')
    await eventually(() => expect(byId('see-tickets')).toBeTruthy())
    const after = (await at.voucher())?.tickets.map(({ maskedIdNo }) => maskedIdNo)
    expect(after?.[0]).toBe(before?.[0])
    expect(after?.[1]).not.toBe(before?.[1])
  })

  it('shows a visitor the way to log in, without a redirect (NAV-051)', async () => {
    const params = { voucherId: 'any', ticketId: 'any' }
    const { router } = await renderPage(RealNameSinglePage, routes.realNameSingle, { params })
    await seenText('登录后填写观演人')
    expect(router.moves).toEqual([])
  })
})
