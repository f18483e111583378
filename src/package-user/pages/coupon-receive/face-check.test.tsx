import { certificationIds, decideCertification } from '@test/decide-certification'
import { demoCoupon } from '@test/demo-coupon'
import { changeShop, type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { eventually, pass, seenText, tap } from '@test/screen'
import { buyerWithFace, newBuyer } from '@test/screen-orders'
import { act, screen } from '@testing-library/react'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { routes } from '@/routes'
import CouponReceivePage from './coupon-receive'

const COUPON = demoCoupon('newcomer-50')
const NEEDS_FACE = { binaryFlags: ['NEED_FACE_AUTH'], supportFaceAuth: true }

afterEach(() => changeShop({ merchant: 'full', config: {} }))

let before: readonly string[] = []

/** Taps a coupon for users with a known face, in a shop whose merchant requires it. */
async function tapReceive(signedInAs: string, config: object = NEEDS_FACE, options: RenderOptions = {}) {
  await changeShop({ merchant: 'full', config })
  before = await certificationIds()
  const params = { couponTemplateIds: COUPON.couponTemplateId }
  const page = await renderPage(CouponReceivePage, routes.couponReceive, { signedInAs, params, ...options })
  await seenText('¥50')
  // Second of its buttons: the first opens the rules.
  const [, receive] = screen.getAllByRole('button', { name: /新人立减券|新人立減券|Welcome coupon/ })
  await tap(receive as Element)
  const isReceived = () => page.network.sent.some((call) => call.endsWith(obtainCoupon.path))
  const answer = (isWanted: boolean) => act(() => page.app.prompts.dialog?.answer(isWanted))
  return { ...page, isReceived, answer }
}

describe('a coupon for users whose face is known (COUPON-087)', () => {
  it('prompts uncertified users to show their face (COUPON-059, COUPON-064)', async () => {
    const { app, isReceived, answer } = await tapReceive(newBuyer())
    await eventually(() =>
      expect(app.prompts.dialog).toMatchObject({
        title: '实名认证',
        content: '仅限实名认证用户领取',
        confirmText: '去认证',
        cancelText: '取消',
      }),
    )
    answer(false)
    await pass(100)
    expect(isReceived()).toBe(false)
  })

  it('sends visitors to the login without a prompt (COUPON-059)', async () => {
    await changeShop({ merchant: 'full', config: NEEDS_FACE })
    const { app, router } = await renderPage(CouponReceivePage, routes.couponReceive, {
      params: { couponTemplateIds: COUPON.couponTemplateId },
    })
    await seenText('¥50')
    await tap(screen.getAllByRole('button', { name: /新人立减券/ })[1] as Element)
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.login.path }))
    expect(app.prompts.dialog).toBeNull()
  })

  it.each([
    ['zh-CN', '当前版本不支持人脸认证'],
    ['zh-MO', '目前版本不支援人臉認證'],
    ['en-US', "Face verification isn't supported"],
  ] as const)(
    'shows in %s that the app cannot check faces (COUPON-060, SHELL-052, USER-054)',
    async (locale, words) => {
      const config = { ...NEEDS_FACE, supportFaceAuth: false }
      const { app, router, answer, isReceived } = await tapReceive(newBuyer(), config, { locale })
      await eventually(() => expect(app.prompts.dialog).not.toBeNull())
      answer(true)
      await eventually(() => expect(app.prompts.toast?.text).toBe(words))
      expect([router.moves, isReceived()]).toEqual([[], false])
    },
  )

  it('opens the face service, and receives it after a pass (COUPON-061)', async () => {
    const { router, show, answer, app, isReceived } = await tapReceive(newBuyer())
    await eventually(() => expect(app.prompts.dialog).not.toBeNull())
    answer(true)
    await eventually(() => expect(router.lastMove?.path).toBe(routes.webView.path))
    expect(router.lastMove?.params.url).toMatch(/\/sandbox\/certify\//)
    await decideCertification(before, 'approve')
    await show()
    await seenText('已领取')
    expect(isReceived()).toBe(true)
  })

  it('shows a failed face, and receives nothing (COUPON-061, USER-054)', async () => {
    const { router, show, answer, app, isReceived } = await tapReceive(newBuyer())
    await eventually(() => expect(app.prompts.dialog).not.toBeNull())
    answer(true)
    await eventually(() => expect(router.lastMove?.path).toBe(routes.webView.path))
    await decideCertification(before, 'reject')
    await show()
    await eventually(() => expect(app.prompts.toast?.text).toBe('人脸认证未通过，请重试'))
    expect(isReceived()).toBe(false)
  })

  it.each([
    ['whose face is known', buyerWithFace, NEEDS_FACE],
    ['of a merchant who asks for no face', async () => newBuyer(), { binaryFlags: [] }],
  ])('receives at once for a user %s', async (_who, buyer, config) => {
    const { app } = await tapReceive(await buyer(), config)
    await seenText('已领取')
    expect(app.prompts.dialog).toBeNull()
  })

  it('fails at the shop, whatever the app allows', async () => {
    await changeShop({ merchant: 'full', config: NEEDS_FACE })
    const gateway = await theGateway()
    const as = await gateway.signIn(newBuyer())
    const wish = { couponCode: COUPON.couponCode, obtainType: 'RECEIVE' } as const
    const answer = await gateway.call(obtainCoupon, wish, { as, headers: { 'idempotency-key': 'k'.repeat(32) } })
    expect(answer).toMatchObject({ data: null, comments: '完成实名认证后即可领取' })
  })
})
