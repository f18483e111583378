import { readFileSync } from 'node:fs'
import { changeAnswers } from '@test/changed-answers'
import { changeShop, renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { withBenefits } from '@test/with-benefits'
import { screen } from '@testing-library/react'
import { type GetCurrentLevelOutput, getCurrentLevel } from '@/contracts/member/get-current-level'
import { routes } from '@/routes'
import { DAY_MS } from '../../../../gateway/src/clock'
import MemberCenterPage from './member-center'

const PRIME_CONFIG = { promoPrimeShared: true, autoChooseBestCoupon: true, autoChoosePoint: false }
const words = () => document.body.textContent
const open = async (benefits: Parameters<typeof withBenefits>[0]) =>
  renderPage(MemberCenterPage, routes.memberCenter, await withBenefits(benefits))

afterEach(() => changeShop({ config: {} }))

describe('the member centre (MEMBER-001)', () => {
  describeStates({ Page: MemberCenterPage, route: routes.memberCenter, words: '安可会员权益' })

  it('shows a visitor the benefits, without a login (NAV-069)', async () => {
    const { router } = await renderPage(MemberCenterPage, routes.memberCenter)
    await seenText('登录查看等级与积分')
    await seenText('¥198')
    expect(routes.memberCenter.needsLogin).toBe(false)
    await tap('log-in')
    expect(router.lastMove).toMatchObject({ path: routes.login.path })
  })

  it('shows the level, the growth and the points of a user (MEMBER-021, MEMBER-026)', async () => {
    const { network, router } = await open({ growth: 620, points: 300 })
    await seenText('银卡会员')
    await seenText('再得 1380 成长值升至金卡会员')
    await seenText('积分300')
    expect(network.sent).toContain(`GET /gateway/${getCurrentLevel.path}`)
    await tap('to-points')
    expect(router.lastMove).toMatchObject({ path: routes.points.path })
  })

  it('shows the end of a membership and its savings this year', async () => {
    await renderPage(MemberCenterPage, routes.memberCenter, {
      ...(await withBenefits({ isMember: true })),
      prepare: (testApp) =>
        changeAnswers<GetCurrentLevelOutput>(testApp, 'current/level', (level) => ({ ...level, savedThisYear: 38 })),
    })
    await seenText('会员价今年已省 ¥38')
    await seenText('2027.11.20 前有效')
    await seenText('续费')
    expect(words()).not.toContain('自动扣费')
  })

  it('announces the end a month before, without automatic charges (MEMBER-027)', async () => {
    const options = await withBenefits({ isMember: true })
    const { clock } = await theGateway()
    clock.advance(336 * DAY_MS)
    await renderPage(MemberCenterPage, routes.memberCenter, options)
    await seenText('会员将于 2027.11.20 到期。到期后不会自动扣费')
    clock.advance(-336 * DAY_MS)
  })

  it('draws every right, however many: the page scrolls, and no box in it', async () => {
    const right = { icon: '', primeRightTypeName: '权益', isDisplayToUser: true, isHighlight: false }
    const rights = Array.from({ length: 9 }, (_, at) => ({ ...right, rightId: `r${at}` }))
    await renderPage(MemberCenterPage, routes.memberCenter, {
      ...(await withBenefits({ isMember: true })),
      prepare: (testApp) =>
        changeAnswers<GetCurrentLevelOutput>(testApp, 'current/level', (level) => ({ ...level, rights })),
    })
    await eventually(() => expect(document.querySelectorAll('[id^=right-]')).toHaveLength(9))
    expect(document.querySelector('.box')).toBeNull()
  })

  it('draws four rights in a row (MEMBER-016)', () => {
    const sheet = readFileSync('src/blocks/member-rights/rights-grid.module.scss', 'utf8')
    expect(/^\.place \{(.+?)^\}/ms.exec(sheet)?.[1]).toContain('width: 25%;')
    expect(/^\.grid \{(.+?)^\}/ms.exec(sheet)?.[1]).toContain('flex-wrap: wrap;')
  })

  it('leaves out rights that are not for users, and opens the others (MEMBER-015)', async () => {
    const { router } = await open({ isMember: true })
    await seenText('会员价')
    const right = screen.getByText('会员价')
    expect(right.className).toContain('highlight')
    expect(words()).not.toContain('回访名单')
    await tap(right)
    expect(router.lastMove).toMatchObject({ path: routes.memberRight.path, params: { levelCode: 'PRIME' } })
  })

  it('offers a comparison of levels if the merchant allows it (SHELL-038, MEMBER-030)', async () => {
    const { router } = await open({})
    await tap('to-compare')
    expect(router.lastMove).toMatchObject({ path: routes.memberCompare.path })
  })

  it('offers no comparison if the merchant disables it (SHELL-038, MEMBER-030)', async () => {
    const cyMerchantPrimeConfigVO = { ...PRIME_CONFIG, isShowPrimeCard: true, isShowPrivilegeCompare: false }
    await changeShop({ config: { cyMerchantPrimeConfigVO } })
    await open({})
    await seen('to-rule')
    expect(document.getElementById('to-compare')).toBeNull()
  })

  it('sells no membership if the merchant hides it (SHELL-037)', async () => {
    const cyMerchantPrimeConfigVO = { ...PRIME_CONFIG, isShowPrimeCard: false, isShowPrivilegeCompare: true }
    await changeShop({ config: { cyMerchantPrimeConfigVO } })
    await open({})
    await seen('to-rule')
    expect(document.getElementById('join')).toBeNull()
    expect(words()).not.toContain('安可会员权益')
  })

  it('opens the confirmation, for a visitor after the login (NAV-040)', async () => {
    const { router } = await renderPage(MemberCenterPage, routes.memberCenter)
    await tap('join')
    expect(router.lastMove).toMatchObject({ path: routes.login.path })
    expect(byId('join').textContent).toBe('立即开通')
  })

  it('passes on the show that sent the user here', async () => {
    const options = { ...(await withBenefits({})), params: { showId: 's5' } }
    const { router } = await renderPage(MemberCenterPage, routes.memberCenter, options)
    await tap('join')
    expect(router.lastMove).toMatchObject({ path: routes.memberConfirm.path, params: { showId: 's5' } })
  })
})
