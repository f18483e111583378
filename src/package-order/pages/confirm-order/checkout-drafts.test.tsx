import { ID_NO } from '@test/attendees'
import { fill, openCheckout, pickAttendee, wanted } from '@test/checkout'
import { renderPage } from '@test/render-page'
import { byId, eventually, seen, seenText, tap, type } from '@test/screen'
import { act } from '@testing-library/react'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ConfirmOrderPage from './confirm-order'

const open = (showId?: string, qty?: number) => openCheckout(ConfirmOrderPage, showId, qty)

describe('the draft of an order', () => {
  const typed = () => [byId('contact'), byId('remark')].map((field) => (field as HTMLInputElement).value)

  async function openTyped() {
    const page = await open(NAMED_SHOWS.realNamePerTicket)
    await type('contact', '13800138000')
    await type('remark', '请安排过道')
    return page
  }

  it('keeps the input when the page is left and opened again', async () => {
    const testApp = await openTyped()
    testApp.close()
    const params = await wanted(NAMED_SHOWS.realNamePerTicket)
    await renderPage(ConfirmOrderPage, routes.confirmOrder, { testApp, params })
    await seen('submit-order')
    expect(typed()).toEqual(['13800138000', '请安排过道'])
    expect(byId('agree').getAttribute('aria-checked')).toBe('false')
  })

  it('keeps the input when the language changes', async () => {
    const { app } = await openTyped()
    act(() => app.locale.choose('en-US'))
    // The price arrives again with English texts of the gateway.
    await seenText('Shanghai')
    await tap('submit-order')
    expect(typed()).toEqual(['13800138000', '请安排过道'])
    expect(byId('choose-attendees-message').textContent).toBe('Choose 1 attendee')
  })

  it('keeps the input when the same user logs in again', async () => {
    const { app, signedInAs, ...testApp } = await openTyped()
    const { user } = app.session
    testApp.close()
    act(() => app.session.signOut())
    const accessToken = await testApp.gateway.signIn(signedInAs)
    const tokens = { accessToken, refreshToken: 'unused', expiresIn: 7200, isNewUser: false }
    act(() => app.session.signIn({ bizUserId: '', loginMethod: 'CELLPHONE', ...user, ...tokens }))
    const params = await wanted(NAMED_SHOWS.realNamePerTicket)
    await renderPage(ConfirmOrderPage, routes.confirmOrder, { testApp: { ...testApp, app }, params })
    await seen('submit-order')
    expect(typed()).toEqual(['13800138000', '请安排过道'])
  })

  it('keeps the input and the chosen attendee when the phone closes the app', async () => {
    const page = await openTyped()
    const { storage, signedInAs, close } = page
    await pickAttendee(page)
    await eventually(() => expect(byId('choose-attendees').textContent).toContain('李四'))
    const onDevice = storage.get('checkout-drafts')
    expect(JSON.stringify(onDevice)).not.toContain(ID_NO)
    close()
    await renderPage(ConfirmOrderPage, routes.confirmOrder, {
      signedInAs,
      params: await wanted(NAMED_SHOWS.realNamePerTicket),
      prepare: (next) => void next.storage.set('checkout-drafts', onDevice),
    })
    await eventually(() => expect(byId('choose-attendees').textContent).toContain('李四'))
    expect(typed()).toEqual(['13800138000', '请安排过道'])
  })

  it('clears the draft when the order is placed', async () => {
    const { storage } = await open()
    await fill()
    expect(storage.get('checkout-drafts')).not.toBeNull()
    await tap('submit-order')
    await seen('payment-sheet')
    expect(storage.get('checkout-drafts')).toBeNull()
  })
})
