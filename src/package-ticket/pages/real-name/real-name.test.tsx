import { newIdNumbers } from '@test/attendees'
import { NAMED_SHOW, namelessTickets } from '@test/nameless-tickets'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { TransferShop } from '@test/transfer-shop'
import { getRealNames } from '@/contracts/voucher/get-real-names'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import { DOORS_OPEN_MS } from '../../../../gateway/src/services/tickets/doors-open'
import RealNamePage from './real-name'

async function open() {
  const { at, voucherId, signedInAs } = await namelessTickets()
  const page = await renderPage(RealNamePage, routes.realName, { signedInAs, params: { voucherId } })
  await seen('names-status')
  const names = async () =>
    (await at.shop.call(getRealNames, { id: voucherId }, { as: at.recipient })).data?.items ?? []
  return { ...page, at, voucherId, names }
}

describe('the names on the tickets of a voucher (TICKET-010)', () => {
  describeStates({
    Page: RealNamePage,
    route: routes.realName,
    options: async () => {
      const { voucherId, signedInAs } = await namelessTickets()
      return { signedInAs, params: { voucherId } }
    },
    words: '待填写',
  })

  it('shows the deadline, and saves the selected attendee on the ticket (TRANSFER-019)', async () => {
    const { app, at, router, show, names } = await open()
    expect(byId('names-status').textContent).toMatch(/请在 \d{4}\.\d\d\.\d\d \d\d:\d\d 前填写观演人/)
    await tap('choose-attendees')
    expect(router.lastMove).toMatchObject({
      path: routes.viewer.path,
      params: { count: '1', idTypes: expect.stringContaining('ID_CARD') },
    })
    await app.navigation.backWith(routes.viewer, { ids: await at.people(at.recipient, newIdNumbers(1)) })
    await show()
    await eventually(() => expect(byId('named-0').textContent).toContain('王小明'))
    await tap('save-names')
    await tap('dialog-confirm')
    await seenText('观演人已填写')
    await eventually(async () => expect((await names())[0]?.audience?.name).toBe('王小明'))
    await seenText('每张票都有观演人了')
  })

  it('leaves the tickets unchanged when the user does not confirm', async () => {
    const { app, at, show, names } = await open()
    await tap('choose-attendees')
    await app.navigation.backWith(routes.viewer, { ids: await at.people(at.recipient, newIdNumbers(1)) })
    await show()
    await seen('save-names')
    await tap('save-names')
    await tap('dialog-cancel')
    expect((await names())[0]?.state).toBe('MISSING')
  })

  it("shows the gateway's text for a person with a ticket already", async () => {
    const { app, at, show, names } = await open()
    const numbers = newIdNumbers(1)
    const ids = await at.people(at.recipient, numbers)
    await tap('choose-attendees')
    await app.navigation.backWith(routes.viewer, { ids })
    await show()
    await seen('save-names')
    const other = await TransferShop.open(NAMED_SHOWS.simpleConcert, 1, at.shop, {
      sender: newBuyer(),
      recipient: newBuyer(),
    })
    await other.buy(NAMED_SHOW, 1, await other.people(other.sender, numbers))
    await tap('save-names')
    await tap('dialog-confirm')
    await seenText('该观演人已购买本场次，请更换观演人')
    expect((await names())[0]?.state).toBe('MISSING')
  })

  it('opens the page of one ticket', async () => {
    const { router, voucherId } = await open()
    await tap('named-0')
    expect(router.lastMove).toMatchObject({ path: routes.realNameSingle.path, params: { voucherId } })
  })

  it('shows a visitor the way to log in, without a redirect (NAV-050)', async () => {
    const { router } = await renderPage(RealNamePage, routes.realName, { params: { voucherId: 'any' } })
    await seenText('登录后填写观演人')
    expect(router.moves).toEqual([])
  })

  it('hides the names of another user', async () => {
    const { voucherId } = await namelessTickets()
    await renderPage(RealNamePage, routes.realName, { signedInAs: newBuyer(), params: { voucherId } })
    await seenText('没有找到相关内容')
  })
})

// Last, because the shop's clock is never set back.
it('closes the form with the deadline and explains it (TICKET-028)', async () => {
  const { at, voucherId, signedInAs } = await namelessTickets()
  const begin = (await at.voucher(voucherId, at.recipient))?.showTime ?? 0
  ;(await theGateway()).clock.set(begin - DOORS_OPEN_MS)
  await renderPage(RealNamePage, routes.realName, { signedInAs, params: { voucherId } })
  await seenText('已过截止时间')
  expect(document.getElementById('choose-attendees')).toBeNull()
  expect(byId('see-tickets')).toBeTruthy()
})
