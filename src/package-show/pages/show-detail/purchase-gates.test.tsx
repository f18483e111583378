import { listedCard } from '@test/listed-card'
import { changeShop, renderPage } from '@test/render-page'
import { byId, eventually, pass, seenText, tap } from '@test/screen'
import { buyerWithFace, newBuyer } from '@test/screen-orders'
import { act } from '@testing-library/react'
import { checkRight } from '@/contracts/show/check-right'
import { checkWhiteTag } from '@/contracts/show/check-white-tag'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ShowDetailPage from './show-detail'

const open = (showId: string) => renderPage(ShowDetailPage, routes.showDetail, { params: { showId } })

describe('a show with a purchase gate, or sold elsewhere', () => {
  it('shows non-members a members’ show before they choose anything (CAT-068)', async () => {
    const { router, app } = await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: NAMED_SHOWS.membersOnly },
      signedInAs: newBuyer(),
    })
    await tap('buy')
    await seenText('本场演出仅限付费会员购买，可先开通会员')
    expect(router.moves).toEqual([])
    act(() => app.prompts.dialog?.answer(true))
    await pass(100)
    const { membersOnly: showId } = NAMED_SHOWS
    expect(router.moves).toMatchObject([{ path: routes.memberCenter.path, params: { showId } }])
  })

  it.each([
    ['facesOnly', 'WEIXIN_MINI', '本场演出购票前须完成人脸认证，请联系客服办理', 'support'],
    ['studentsOnly', 'M_WEB', '本场演出仅限通过学生认证的用户购买，学生认证需在小程序内完成', 'studentVerify'],
    ['studentsOnly', 'WEIXIN_H5', '本场演出仅限通过学生认证的用户购买，学生认证需在小程序内完成', 'studentVerify'],
    ['studentsOnly', 'WEIXIN_MINI', '本场演出仅限通过学生认证的用户购买', 'studentVerify'],
  ] as const)(
    'shows users without a certification for %s on %s the reason, and opens help (CAT-070, CAT-071)',
    async (name, src, words, wanted) => {
      const { router, app } = await renderPage(ShowDetailPage, routes.showDetail, {
        params: { showId: NAMED_SHOWS[name] },
        signedInAs: '13900139905',
        terminal: { src },
      })
      await tap('buy')
      await seenText(words)
      await seenText(wanted === 'support' ? '联系客服' : '去办理')
      act(() => app.prompts.dialog?.answer(true))
      await eventually(() => expect(router.moves.map(({ path }) => path)).toEqual([routes[wanted].path]))
    },
  )

  it('opens customer service when the merchant certifies no students (CAT-070, SHELL-032)', async () => {
    await changeShop({ config: { studentCertification: { studentCertify: false } } })
    const { router, app } = await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: NAMED_SHOWS.studentsOnly },
      signedInAs: newBuyer(),
      terminal: { src: 'WEIXIN_MINI' },
    })
    await tap('buy')
    await seenText('联系客服')
    act(() => app.prompts.dialog?.answer(true))
    await eventually(() => expect(router.lastMove?.path).toBe(routes.support.path))
    await changeShop({ config: {} })
  })

  it('opens the face service for uncertified users, and continues afterwards (CAT-070)', async () => {
    await changeShop({ config: { supportFaceAuth: true } })
    const signedInAs = newBuyer()
    const page = await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: NAMED_SHOWS.facesOnly },
      signedInAs,
    })
    await tap('buy')
    await seenText('本场演出购票前须完成人脸认证')
    expect(document.body.textContent).not.toContain('客服办理')
    act(() => page.app.prompts.dialog?.answer(true))
    await eventually(() => expect(page.router.lastMove?.path).toBe(routes.webView.path))
    const { pathname } = new URL(String(page.router.lastMove?.params.url))
    const id = pathname.split('/').pop() ?? ''
    const url = `/sandbox/api/certifications/${id}/approve`
    await page.gateway.gateway.inject({ method: 'POST', url, payload: {} })
    await tap('buy')
    await eventually(() => expect(page.router.lastMove?.path).toBe(routes.booking.path))
    await changeShop({ config: {} })
  })

  it('admits certified users to the tickets (CAT-070)', async () => {
    const signedInAs = await buyerWithFace()
    const options = { params: { showId: NAMED_SHOWS.facesOnly }, signedInAs }
    const { router } = await renderPage(ShowDetailPage, routes.showDetail, options)
    await tap('buy')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.booking.path))
  })

  it('blocks buyers who are faster than the check (CAT-068)', async () => {
    let answer = () => {}
    const answered = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined)
    })
    const { membersOnly: showId } = NAMED_SHOWS
    const card = await listedCard(showId)
    const { router } = await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId },
      signedInAs: newBuyer(),
      form: 'desktop',
      prepare: ({ app, network }) => {
        app.tappedShow.put(card)
        network.hold = async ({ url }) => (url.includes('/static') ? answered : undefined)
      },
    })
    await tap('buy')
    expect(router.moves).toEqual([])
    answer()
    await seenText('本场演出仅限付费会员购买，可先开通会员')
    expect(router.moves).toEqual([])
  })

  it('opens the login for a visitor when it is not sold to everyone (CAT-068)', async () => {
    const { router } = await open(NAMED_SHOWS.membersOnly)
    await tap('buy')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.login.path))
  })

  it.each([
    ['13900139902', true],
    ['13900139903', false],
  ])('warns of touts, and opens the tickets for %s: %s (CAT-069, CAT-072, CAT-134)', async (signedInAs, isInvited) => {
    const { router } = await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: NAMED_SHOWS.invitedOnly },
      signedInAs,
    })
    await eventually(() => expect(byId('warnings').textContent).toMatch(/请勿相信代抢.*谨防诈骗/))
    await tap('buy')
    if (isInvited) await eventually(() => expect(router.lastMove?.path).toBe(routes.booking.path))
    else await seenText('本场演出仅限受邀用户购买')
    expect(router.moves).toHaveLength(isInvited ? 1 : 0)
  })

  it.each([
    ['membersOnly', checkWhiteTag],
    ['invitedOnly', checkRight],
  ] as const)(
    'admits everyone from %s when the check fails: the gateway decides on the order (CAT-068, CAT-069)',
    async (name, check) => {
      const { router, network } = await renderPage(ShowDetailPage, routes.showDetail, {
        params: { showId: NAMED_SHOWS[name] },
        signedInAs: '13900139903',
      })
      const part = check.path.split(':showId').pop() ?? ''
      const requested: string[] = []
      network.intercept = ({ url }) => {
        if (!url.includes(part)) return undefined
        requested.push(url)
        return { status: 500, headers: {}, body: 'out of order' }
      }
      await tap('buy')
      await eventually(() => expect(router.lastMove?.path).toBe(routes.booking.path))
      expect(requested).toHaveLength(1)
    },
  )

  it('opens the terminal that sells it, and no tickets here (CAT-132)', async () => {
    const { router, app, appLink } = await open(NAMED_SHOWS.soldElsewhere)
    await tap('buy')
    await seenText('本场演出仅在其他平台销售')
    appLink.hasApp = true
    act(() => app.prompts.dialog?.answer(true))
    await eventually(() => expect(appLink.opened).toEqual([expect.stringContaining('weixin://')]))
    expect(router.moves).toEqual([])
  })
})
