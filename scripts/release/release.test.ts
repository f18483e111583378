import type { Environment } from '../../config/settings/environment'
import { packageFaults } from './package-faults'
import { type PackageSizes, sizeLines } from './package-sizes'
import { settingFaults } from './release-settings'

const GOOD: Environment = {
  GATEWAY_ORIGIN: 'https://api.showtime.cn',
  MERCHANT_ID: 'm8842',
  APP_ID: 'showtime-weapp',
  VENDOR_APP_ID: 'wx0123456789abcdef',
  WEB_HOSTS: 'sobot.com, beian.miit.gov.cn',
}

const SIZES: PackageSizes = { main: 900_000, subPackages: { 'package-show': 100_000 }, all: 1_000_000 }

const APP = {
  pages: ['pages/list/list'],
  window: { navigationStyle: 'custom' },
  preloadRule: { 'pages/list/list': { packages: ['package-show'] } },
}

function filesOf(app: object, script = ''): Map<string, string> {
  return new Map([
    ['app.json', JSON.stringify({ ...APP, ...app })],
    ['app.js', script],
    ['pages/list/list.js', ''],
    ['pages/list/list.json', '{}'],
    ['pages/list/list.wxml', ''],
    ['pages/list/list.axml', ''],
  ])
}

describe('the settings of a release', () => {
  it('accept a shop that phones reach', () => {
    expect(settingFaults('weapp', GOOD)).toEqual([])
  })

  it.each<[Environment, string]>([
    [{ GATEWAY_ORIGIN: undefined }, 'GATEWAY_ORIGIN is missing'],
    [{ GATEWAY_ORIGIN: 'api.showtime.cn' }, 'is no address'],
    [{ GATEWAY_ORIGIN: 'http://api.showtime.cn' }, 'is not https'],
    [{ GATEWAY_ORIGIN: 'https://127.0.0.1' }, 'is not reached from outside'],
    [{ GATEWAY_ORIGIN: 'https://localhost' }, 'is not reached from outside'],
    [{ GATEWAY_ORIGIN: 'https://[::1]' }, 'is not reached from outside'],
    [{ GATEWAY_ORIGIN: 'https://shop.example' }, 'is not reached from outside'],
    [{ GATEWAY_ORIGIN: 'https://api.example.com' }, 'is not reached from outside'],
    [{ GATEWAY_ORIGIN: 'https://api.showtime.cn:8443' }, 'has a port'],
    [{ GATEWAY_ORIGIN: 'https://api.showtime.cn/v1' }, 'is more than an origin'],
    [{ MERCHANT_ID: 'encore' }, 'MERCHANT_ID is “encore”'],
    [{ MERCHANT_ID: undefined }, 'MERCHANT_ID is “”'],
    [{ APP_ID: 'Demo' }, 'APP_ID is “Demo”'],
    [{ VENDOR_APP_ID: 'touristappid' }, 'is no id that WeChat gives out'],
    [{ VENDOR_APP_ID: undefined }, 'is no id that WeChat gives out'],
    [{ WEB_HOSTS: 'sobot.com,localhost' }, 'WEB_HOSTS has localhost'],
    [{ WEB_HOSTS: 'https://sobot.com' }, 'WEB_HOSTS has https://sobot.com'],
  ])('reject %j', (change, fault) => {
    expect(settingFaults('weapp', { ...GOOD, ...change })).toEqual([expect.stringContaining(fault)])
  })

  it.each([
    ['alipay', '2021001234567890', 'tt0123456789abcdef01'],
    ['tt', 'tt0123456789abcdef01', 'testAppId'],
    ['xhs', '64f0a1b2c3d4e5f6a7b8c9d0', 'touristappid'],
  ] as const)('know the ids of %s', (platform, own, other) => {
    expect(settingFaults(platform, { ...GOOD, VENDOR_APP_ID: own })).toEqual([])
    expect(settingFaults(platform, { ...GOOD, VENDOR_APP_ID: other })).toHaveLength(1)
  })
})

it('reads the id of each vendor from the settings of the shop, unless a release names another', () => {
  const { VENDOR_APP_ID, ...others } = GOOD
  expect(settingFaults('weapp', { ...others, WEAPP_APP_ID: VENDOR_APP_ID })).toEqual([])
  expect(settingFaults('weapp', { ...GOOD, WEAPP_APP_ID: 'touristappid' })).toEqual([])
  expect(settingFaults('tt', { ...others, WEAPP_APP_ID: VENDOR_APP_ID })).toHaveLength(1)
})

describe('a package for review', () => {
  it('passes without faults', () => {
    expect(packageFaults('weapp', filesOf({}), SIZES)).toEqual([])
  })

  it.each<[string, object, string, string]>([
    ['a setting of another vendor', { usePrivacyCheck: true }, '', 'WeChat documents no usePrivacyCheck in app.json'],
    [
      'another vendor’s window',
      { window: { gestureBack: 'NO' } },
      '',
      'WeChat documents no window.gestureBack in app.json',
    ],
    ['a page without a file', { pages: ['pages/list/list', 'pages/all/all'] }, '', 'pages/all/all.js is missing'],
    [
      'a preload of nothing',
      { preloadRule: { a: { packages: ['package-b'] } } },
      '',
      'preloaded package-b is no package',
    ],
    ['a call nobody announced', {}, 'x.getLocation({})', 'requiredPrivateInfos lacks getLocation, which the app calls'],
    [
      'no reason for a place',
      { requiredPrivateInfos: ['getLocation'] },
      '',
      'permission does not say what the place of the user is for',
    ],
    ['the sandbox', {}, 'g="http://127.0.0.1:8787"', 'app.js calls http://127.0.0.1'],
  ])('fails with %s', (_what, app, script, fault) => {
    expect(packageFaults('weapp', filesOf(app, script), SIZES)).toContain(fault)
  })

  it.each<[string, Partial<PackageSizes>, string]>([
    ['main package', { main: 3_000_000 }, 'the main package has 3000000 bytes, 2097152 are allowed'],
    [
      'sub-package',
      { subPackages: { 'package-show': 3_000_000 } },
      'package-show has 3000000 bytes, 2097152 are allowed',
    ],
    ['whole', { all: 9_000_000 }, 'all packages have 9000000 bytes, 8388608 are allowed'],
  ])('fails when its %s is too large', (_what, sizes, fault) => {
    const window = { transparentTitle: 'always' }
    expect(packageFaults('alipay', filesOf({ window }), { ...SIZES, ...sizes })).toEqual([fault])
  })

  it('reports sizes and growth', () => {
    const before = { ...SIZES, main: 901_024, subPackages: {}, all: 1_000_000 }
    expect(sizeLines(SIZES, before)).toEqual([
      'main  878.9 KB  −1.0 KB',
      'package-show  97.7 KB  +97.7 KB',
      'all  976.6 KB',
    ])
  })
})
