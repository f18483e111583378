import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { newEndpoint } from '../../scripts/new/new-endpoint'
import { newScreen } from '../../scripts/new/new-screen'
import { ROOT, runCommand } from '../../scripts/run-command'

const TITLES = { 'zh-cn': '个人资料', 'zh-mo': '個人資料', 'en-us': "The user's profile" }
const copy = mkdtempSync(path.join(os.tmpdir(), 'generators-'))

function read(file: string): string {
  return readFileSync(path.join(copy, file), 'utf8')
}

beforeAll(() => {
  for (const name of ['src', 'gateway', 'types', 'config', '__tests__', 'scripts', 'simulator', 'tsconfig.json'])
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

describe('new:screen and new:endpoint', () => {
  it('write a page and calls that compile at once', async () => {
    newScreen(copy, { inPackage: 'package-user', name: 'own-profile', titles: TITLES })
    newEndpoint(copy, { name: 'coupon/list-coupons', method: 'GET', callPath: 'trade/buyer/v5/coupons' })
    newEndpoint(copy, { name: 'coupon/get-coupon', method: 'GET', callPath: 'show/pub/v5/coupons/:couponId' })
    const { output } = await runCommand('tsgo', ['-p', path.join(copy, 'tsconfig.json')])
    expect(output).toBe('')
  })

  it('enter the page into both tables and its title into three languages', () => {
    expect(read('src/routes/account-routes.ts')).toContain(
      "ownProfile: route('ownProfile', page('package-user', 'own-profile'), { aliases: ['/own-profile'] }),",
    )
    expect(read('src/app.config.ts')).toContain("'pages/own-profile/own-profile'")
    expect(read('src/package-user/locales/zh-cn.ts')).toContain("'ownProfile.title': '个人资料'")
    expect(read('src/package-user/locales/en-us.ts')).toContain("'ownProfile.title': 'The user\\'s profile'")
    expect(existsSync(path.join(copy, 'src/package-user/pages/own-profile/own-profile.test.tsx'))).toBe(true)
  })

  it.each([
    ['favorite-show', "{\n    aliases: ['/favorite-show'],\n    needsLogin,\n  }),"],
    ['address', "{ barVariant: 'light', aliases: ['/address'], needsLogin }),"],
    ['points', "{ barVariant: 'white', needsLogin, hasScroll: false }),"],
  ])('take the page %s, which the specification names, for built', (name, options) => {
    newScreen(copy, { inPackage: 'package-user', name, titles: TITLES })
    const key = name.replace('-s', 'S')
    expect(read('src/routes/user-routes.ts')).toContain(`${key}: route('${key}', page(USER, '${name}'), ${options}`)
  })

  it('give a call the access that its path says', () => {
    expect(read('gateway/src/routes/coupon/list-coupons.ts')).toContain('privateRoute(listCoupons')
    expect(read('gateway/src/routes/coupon/get-coupon.ts')).toContain('publicRoute(getCoupon')
    expect(read('gateway/src/routes.ts')).toMatch(
      / {2}getCouponRoute,\n {2}listCouponsRoute,\n {2}obtainCouponRoute,\n {2}get/,
    )
  })

  it('never write over what is there', () => {
    const again = { inPackage: 'package-user', name: 'own-profile', titles: TITLES }
    expect(() => newScreen(copy, again)).toThrow('EEXIST')
    const call = { name: 'coupon/list-coupons', method: 'GET', callPath: 'trade/buyer/v5/coupons' }
    expect(() => newEndpoint(copy, call)).toThrow('EEXIST')
  })

  it('refuse names that would not be found again', () => {
    const titles = TITLES
    expect(() => newScreen(copy, { inPackage: 'package-user', name: 'OwnProfile', titles })).toThrow('lower case')
    expect(() => newScreen(copy, { inPackage: 'package-moon', name: 'crater', titles })).toThrow('package-moon')
    expect(() => newEndpoint(copy, { name: 'coupons', method: 'GET', callPath: 'trade/x' })).toThrow('<area>')
    expect(() => newEndpoint(copy, { name: 'coupon/list-all', method: 'get', callPath: 'trade/x' })).toThrow('GET')
  })
})
