import { changeShop, renderPage } from '@test/render-page'
import { byId, done, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer, paidOrder, unpaidOrder } from '@test/screen-orders'
import { withBenefits } from '@test/with-benefits'
import { act } from '@testing-library/react'
import { changeProfile } from '@/contracts/account/change-profile'
import { getPrimePrivilege } from '@/contracts/member/get-prime-privilege'
import { getDisplaySettings } from '@/contracts/shop/get-display-settings'
import { routes } from '@/routes'
import MinePage from './mine'

afterEach(() => changeShop({ config: {} }))

describe('the page of the user (USER-001)', () => {
  it('greets the user by name, with a masked number', async () => {
    const phone = newBuyer()
    const { app, network } = await renderPage(MinePage, routes.mine, { signedInAs: phone })
    await seenText(app.session.user?.nickname ?? 'nobody')
    await eventually(() => expect(network.sent).toContain('GET /gateway/home/pub/v5/layouts'))
    expect(document.body.textContent).not.toContain(phone)
  })

  it('refetches the name of the user (USER-051)', async () => {
    const { app } = await renderPage(MinePage, routes.mine, {
      signedInAs: newBuyer(),
      prepare: async ({ app: shop, gateway }) => {
        await gateway.call(changeProfile, { nickname: 'Ada' }, { as: shop.session.accessToken ?? '' })
      },
    })
    await seenText('Ada')
    expect(app.session.user?.nickname).toBe('Ada')
  })

  it("shows the merchant's layout (SHELL-135)", async () => {
    await renderPage(MinePage, routes.mine)
    await eventually(() => expect(document.querySelector('[id^="block-layout-PERSONAL_CENTER-"]')).not.toBeNull())
  })

  it('shows the picture of the user 750 px wide, or a drawing without one (SHELL-207)', async () => {
    const { app } = await renderPage(MinePage, routes.mine, { signedInAs: newBuyer() })
    await seen('profile')
    const picture = () => byId('profile').querySelector('img')?.getAttribute('src')
    expect(picture()).toBe(`${app.session.user?.avatar}?x-oss-process=image/resize,w_750/format,webp`)
    act(() => app.session.updateProfile({ nickname: 'Test', avatar: '' }))
    expect(picture()).toBeUndefined()
    expect(byId('profile').querySelector('[href="#icon-user"]')).not.toBeNull()
  })

  it('counts the orders of each state, and opens them (ORDER-011)', async () => {
    const phone = newBuyer()
    await unpaidOrder(phone)
    await paidOrder(phone, 2)
    await paidOrder(phone)
    const { router } = await renderPage(MinePage, routes.mine, { signedInAs: phone })
    await eventually(() => expect(byId('orders-unpaid').textContent).toBe('1待支付'))
    await eventually(() => expect(byId('orders-upcoming').textContent).toBe('2待使用'))
    expect(byId('orders-parcels').textContent).toBe('待收货')
    await tap('orders-upcoming')
    expect(router.lastMove).toMatchObject({ path: routes.orders.path, params: { state: 'DELIVERING' } })
  })

  it('opens the next ticket, and counts what the user has', async () => {
    const { signedInAs } = await withBenefits({ coupons: ['newcomer-50'], points: 20_654, cashCards: 1 })
    await paidOrder(signedInAs)
    const { router } = await renderPage(MinePage, routes.mine, { signedInAs })
    await eventually(() => expect(byId('coupons').textContent).toBe('我的优惠券1'))
    await eventually(() => expect(byId('points').textContent).toMatch(/^我的积分2\d,\d{3}$/))
    await eventually(() => expect(byId('cards').textContent).toBe('权益卡1'))
    expect((await seen('next-ticket')).textContent).toContain('星河入梦')
    await tap('next-ticket')
    expect(router.lastMove).toMatchObject({ path: routes.ticketDetail.path, params: { id: expect.any(String) } })
  })

  it('leads a user without tickets to the shows, and asks nothing for a visitor', async () => {
    const { router, close } = await renderPage(MinePage, routes.mine, { signedInAs: newBuyer() })
    await tap('find-shows')
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.all.path })
    close()
    const { network } = await renderPage(MinePage, routes.mine)
    await seen('log-in')
    await eventually(() => expect(network.sent).toContain('GET /gateway/home/pub/v5/layouts'))
    expect(network.sent.filter((call) => /voucher|coupons|point|privilege\/card/.test(call))).toEqual([])
    expect(document.getElementById('find-shows')).toBeNull()
  })

  it("reserves room for the merchant's entries, without a layout shift", async () => {
    await renderPage(MinePage, routes.mine, {
      prepare: ({ network }) => {
        network.delayMs = 50
      },
    })
    expect(document.querySelectorAll('.functionsToCome')).toHaveLength(1)
    await eventually(() => expect(document.querySelectorAll('[id^="function-"]')).not.toHaveLength(0))
    expect(document.querySelectorAll('.functionsToCome')).toHaveLength(0)
  })

  it.each([
    ['log-in', routes.login.path],
    ['orders', routes.login.path],
    ['settings', routes.settings.path],
  ])('opens for a visitor from %s the page %s (LOGIN-020)', async (id, path) => {
    const { router } = await renderPage(MinePage, routes.mine)
    await tap(id)
    expect(router.lastMove).toMatchObject({ path })
  })

  it.each([
    ['orders', routes.orders.path],
    ['tickets', routes.ticketHolder.path],
    ['members', routes.memberCenter.path],
    ['cards', routes.cardList.path],
    ['points', routes.points.path],
    ['attendees', routes.viewer.path],
    ['addresses', routes.address.path],
  ])('opens for a user from %s the page %s', async (id, path) => {
    const { router } = await renderPage(MinePage, routes.mine, { signedInAs: newBuyer() })
    await tap(id)
    expect(router.lastMove).toMatchObject({ path })
  })

  it.each([true, false])(
    'offers student certification if the merchant does: %s (SHELL-032)',
    async (studentCertify) => {
      await changeShop({ config: { studentCertification: { studentCertify } } })
      const { router } = await renderPage(MinePage, routes.mine, { signedInAs: newBuyer() })
      await seen('certificates')
      expect(document.getElementById('student') !== null).toBe(studentCertify)
      if (studentCertify) {
        await tap('student')
        expect(router.lastMove?.path).toBe(routes.studentVerify.path)
      }
      await changeShop({ config: {} })
    },
  )

  it('offers the appearances that the merchant has', async () => {
    const { app } = await renderPage(MinePage, routes.mine)
    await seen('skin')
    await changeShop({ config: { binaryFlags: [] } })
    await done(app.shopConfig.load())
    expect(document.getElementById('skin')).toBeNull()
  })

  it('opens the sales that begin soon (TICKET-006)', async () => {
    const { router } = await renderPage(MinePage, routes.mine)
    await seen('function-HOT_TICKETS')
    await tap('function-HOT_TICKETS')
    expect(router.lastMove).toMatchObject({ how: 'open', path: routes.hotTicket.path })
  })

  it("has the merchant's entries, and omits hidden ones (SHELL-183, SHELL-184)", async () => {
    const { router } = await renderPage(MinePage, routes.mine, {
      prepare: ({ network }) => {
        const hidden = { statusCode: 200, data: ['LANGUAGE', 'TICKETS', 'ADDRESSES'] }
        network.intercept = ({ url }) =>
          url.includes('/module_not_display') ? { status: 200, headers: {}, body: hidden } : undefined
      },
    })
    await tap('function-COUPONS')
    expect(router.lastMove).toMatchObject({
      path: routes.topicActivity.path,
      params: { topicId: 'sale' },
    })
    expect(document.getElementById('orders')).not.toBeNull()
    for (const gone of ['language', 'tickets', 'addresses']) expect(document.getElementById(gone)).toBeNull()
  })

  it('stays unchanged when the shop does not answer', async () => {
    await renderPage(MinePage, routes.mine, {
      prepare: ({ network }) => {
        network.intercept = ({ url }) => (/shop_functions|module_not_display/.test(url) ? 'timeout' : undefined)
      },
    })
    await seenText('设置')
    expect(document.getElementById('language')).not.toBeNull()
  })

  it('shows the level of a member with its discount, fetched once (MEMBER-022, SHELL-221)', async () => {
    const { network } = await renderPage(MinePage, routes.mine, await withBenefits({ isMember: true }))
    await eventually(() => expect(byId('members').textContent).toBe('会员中心安可会员 · 购票 9.5折'))
    for (const { path } of [getPrimePrivilege, getDisplaySettings])
      expect(network.sent.filter((call) => call.endsWith(path))).toHaveLength(1)
  })

  it('shows the level reached by growth', async () => {
    await renderPage(MinePage, routes.mine, await withBenefits({ growth: 3_000 }))
    await eventually(() => expect(byId('members').textContent).toBe('会员中心金卡会员'))
  })

  it('leaves out the facts of members that the shop does not show (SHELL-221, SHELL-037)', async () => {
    const items = ['PRIME_CARD', 'POINTS', 'GROWTH'].map((key) => ({ key, display: false }))
    await renderPage(MinePage, routes.mine, {
      ...(await withBenefits({ isMember: true })),
      prepare: ({ network }) => {
        network.intercept = ({ url }) =>
          url.includes(getDisplaySettings.path)
            ? { status: 200, headers: {}, body: { statusCode: 200, data: { items } } }
            : undefined
      },
    })
    await eventually(() => expect(document.getElementById('points')).toBeNull())
    expect(byId('members').textContent).toBe('会员中心')
  })
})
