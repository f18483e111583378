import { changeAnswers } from '@test/changed-answers'
import { renderPage, theGateway } from '@test/render-page'
import { byId, done, eventually, gone, pass, seen, seenText, tap } from '@test/screen'
import { withBenefits } from '@test/with-benefits'
import { screen } from '@testing-library/react'
import { changeProfile } from '@/contracts/account/change-profile'
import { dismissBirthday } from '@/contracts/member/dismiss-birthday'
import { dismissLevelUpgrade } from '@/contracts/member/dismiss-level-upgrade'
import { type GetPopupSettingsOutput, getPopupSettings } from '@/contracts/member/get-popup-settings'
import { venueTime } from '@/domain/show-date'
import MinePage from '@/pages/mine/mine'
import { routes } from '@/routes'

const open = (options: Awaited<ReturnType<typeof withBenefits>>) => renderPage(MinePage, routes.mine, options)
const times = (sent: readonly string[], path: string) => sent.filter((call) => call.endsWith(path)).length

async function bornToday() {
  const options = await withBenefits({ isMember: true })
  const gateway = await theGateway()
  const birthday = venueTime(gateway.clock.now()).subtract(30, 'year').format('YYYY-MM-DD')
  await gateway.call(changeProfile, { birthday }, { as: await gateway.signIn(options.signedInAs) })
  return options
}

describe('the popup of a new level', () => {
  it('shows the level and its benefits to users (MEMBER-013, MEMBER-015)', async () => {
    const badged = (settings: GetPopupSettingsOutput) => {
      const primeRights = settings.levelUpgrade.primeRights.map((right) => ({ ...right, badgeDesc: '新增 2 次' }))
      return { ...settings, levelUpgrade: { ...settings.levelUpgrade, primeRights } }
    }
    const { app } = await renderPage(MinePage, routes.mine, {
      ...(await withBenefits({ growth: 10_000 })),
      prepare: (testApp) => changeAnswers<GetPopupSettingsOutput>(testApp, 'pop/setting', badged),
    })
    await seen('level-upgrade')
    await seenText('恭喜您升级为钻石会员')
    const words = byId('level-upgrade').textContent
    expect(words).toContain('贵宾候场')
    expect(words).not.toContain('回访名单')
    const { primeRights } = (await done(app.request(getPopupSettings, {}))).levelUpgrade
    const shown = primeRights.filter(({ isDisplayToUser }) => isDisplayToUser)
    expect(words?.match(/新增 2 次/g)).toHaveLength(shown.length)
    const icons = [...byId('level-upgrade').querySelectorAll('img')].map((img) => img.getAttribute('src'))
    expect(icons).toHaveLength(shown.length)
    expect(icons.every(Boolean)).toBe(true)
  })

  it.each([
    [8, false],
    [9, true],
  ])('draws %i rights; scrolls: %s (MEMBER-016)', async (count, scrolls) => {
    const resized = (settings: GetPopupSettingsOutput) => {
      const [first] = settings.levelUpgrade.primeRights
      if (!first) throw new Error('a level has rights')
      const primeRights = Array.from({ length: count }, (_, at) => ({
        ...first,
        rightId: `r${at}`,
        isDisplayToUser: true,
      }))
      return { ...settings, levelUpgrade: { ...settings.levelUpgrade, primeRights } }
    }
    await renderPage(MinePage, routes.mine, {
      ...(await withBenefits({ growth: 10_000 })),
      prepare: (testApp) => changeAnswers<GetPopupSettingsOutput>(testApp, 'pop/setting', resized),
    })
    await seen('level-upgrade')
    expect(byId('level-upgrade').querySelectorAll('.place')).toHaveLength(count)
    expect(byId('level-upgrade').querySelector('.box') !== null).toBe(scrolls)
  })

  it('closes with one call, and appears on no device again (MEMBER-018, MEMBER-019)', async () => {
    const options = await withBenefits({ growth: 600 })
    const first = await open(options)
    await seen('level-upgrade')
    await tap(screen.getByRole('button', { name: '关闭' }))
    await gone('level-upgrade')
    await eventually(() => expect(times(first.network.sent, dismissLevelUpgrade.path)).toBe(1))
    first.close()
    const second = await open(options)
    await eventually(() => expect(times(second.network.sent, getPopupSettings.path)).toBe(1))
    await pass(300)
    expect(document.getElementById('level-upgrade')).toBeNull()
    expect(times(second.network.sent, dismissLevelUpgrade.path)).toBe(0)
  })

  it('opens the member centre', async () => {
    const { router } = await open(await withBenefits({ growth: 600 }))
    await tap('see-rights')
    expect(router.lastMove).toMatchObject({ path: routes.memberCenter.path })
    await gone('level-upgrade')
  })

  it('appears again if the closing call failed', async () => {
    const options = await withBenefits({ growth: 600 })
    const { network, app } = await open(options)
    await seen('level-upgrade')
    network.isOnline = false
    await tap(screen.getByRole('button', { name: '关闭' }))
    await gone('level-upgrade')
    network.isOnline = true
    expect((await done(app.request(getPopupSettings, {}))).levelUpgrade.pop).toBe(true)
  })

  it('stays hidden at the lowest level, and for a visitor', async () => {
    const visitor = await renderPage(MinePage, routes.mine)
    await pass(300)
    expect(times(visitor.network.sent, getPopupSettings.path)).toBe(0)
    visitor.close()
    const { network } = await open(await withBenefits({}))
    await eventually(() => expect(times(network.sent, getPopupSettings.path)).toBe(1))
    await pass(300)
    expect(document.getElementById('level-upgrade')).toBeNull()
  })
})

describe('the greeting of a birthday', () => {
  it('lists the gifts, and is closed with one call (MEMBER-014, MEMBER-018, MEMBER-020)', async () => {
    const { network, router } = await open(await bornToday())
    await seen('birthday-greeting')
    const gifts = [...byId('birthday-greeting').querySelectorAll('.gift')]
    expect(gifts).toHaveLength(2)
    for (const gift of gifts) {
      expect(gift.textContent).toMatch(/\S{2}/)
      expect(gift.querySelector('img')?.getAttribute('src')).toMatch(/\/files\/|^http/)
    }
    await tap('see-gifts')
    expect(router.lastMove).toMatchObject({ path: routes.coupon.path })
    await eventually(() => expect(times(network.sent, dismissBirthday.path)).toBe(1))
  })

  it.each([
    [3, false],
    [4, true],
  ])('draws %i gifts; scrolls: %s (MEMBER-017)', async (count, scrolls) => {
    const gifts = Array.from({ length: count }, (_, at) => ({ icon: '', giftDesc: `礼品 ${at}` }))
    await renderPage(MinePage, routes.mine, {
      ...(await bornToday()),
      prepare: (testApp) =>
        changeAnswers<GetPopupSettingsOutput>(testApp, 'pop/setting', (settings) => ({
          ...settings,
          birthday: { pop: true, gifts },
        })),
    })
    await seen('birthday-greeting')
    expect(document.querySelectorAll('.gift')).toHaveLength(count)
    expect(byId('birthday-greeting').querySelector('.box') !== null).toBe(scrolls)
  })

  it('waits for the popup of a new level to be closed', async () => {
    const options = await bornToday()
    await renderPage(MinePage, routes.mine, {
      ...options,
      prepare: (testApp) =>
        changeAnswers<GetPopupSettingsOutput>(testApp, 'pop/setting', (settings) => ({
          ...settings,
          levelUpgrade: { ...settings.levelUpgrade, pop: true },
        })),
    })
    await seen('level-upgrade')
    expect(document.getElementById('birthday-greeting')).toBeNull()
    await tap(screen.getByRole('button', { name: '关闭' }))
    await seen('birthday-greeting')
  })
})
