import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { mailbox, newPolicyIds } from '@test/mailbox'
import type { TestGateway } from '@test/test-gateway'
import { registerByEmail } from '@/contracts/account/register-by-email'
import { getLayout } from '@/contracts/layout/get-layout'
import { getShop } from '@/contracts/shop/get-shop'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { LOCALES, localeToUrl } from '@/domain/locale'
import { readSettings } from '../../config/settings/read-settings'
import { startOptions } from '../src/start-options'

const PAGE = '<html lang="zh-CN"><head><title>Encore</title></head><body><div id="app"></div></body></html>'
const NAMES = { 'zh-CN': '海上剧场', 'zh-MO': '海上劇場', 'en-US': 'Harbour Stage' }
const SETTINGS = {
  MERCHANT_FILE: '',
  SHOP_NAME: NAMES['zh-CN'],
  SHOP_NAME_ZH_MO: NAMES['zh-MO'],
  SHOP_NAME_EN_US: NAMES['en-US'],
  THEME_COLOR: '#0E8F80',
  MERCHANT_ID: 'm8842',
  APP_ID: 'harbour',
}
const folder = mkdtempSync(path.join(os.tmpdir(), 'brand-'))
let shop: TestGateway

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), PAGE)
  writeFileSync(path.join(folder, 'manifest.webmanifest'), JSON.stringify({ name: 'Encore', icons: [] }))
  shop = await createTestGateway({ ...startOptions(readSettings(SETTINGS)), sandbox: true, h5Dir: folder })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

describe('the shop of a merchant with settings', () => {
  it.each(LOCALES)('has its own name in %s in the configuration, on home and in the head of pages', async (locale) => {
    const headers = { locale: localeToUrl(locale) }
    const config = (await shop.call(getShopConfig, {}, { headers })).data?.cyShopConfigVO
    expect(config).toMatchObject({
      shopName: NAMES[locale],
      merchantId: 'm8842',
      appId: 'harbour',
      themeColor: '#0E8F80',
      shopMixedColor: '#0E8F80',
    })
    expect(config?.availableShopThemes.map(({ shopMainColor }) => shopMainColor)).toEqual(['#0E8F80', '#0E8F80'])
    expect((await shop.call(getShop, {}, { headers })).data).toMatchObject({ shopName: NAMES[locale] })
    expect(JSON.stringify((await shop.call(getLayout, { page: 'HOME' }, { headers })).data)).toContain(NAMES[locale])
    const { body } = await shop.gateway.inject(`/?lang=${localeToUrl(locale)}`)
    expect(body).toContain(`<title>${NAMES[locale]}</title>`)
  })

  it('has its colour in the logo, in the selected tab and in the manifest', async () => {
    for (const url of ['/static/demo/logo.svg', '/static/demo/tabs/home-selected.svg']) {
      expect((await shop.gateway.inject(url)).body).not.toMatch(/#F2541B|#FF7A1A/i)
    }
    expect((await shop.gateway.inject('/static/demo/tabs/home-selected.svg')).body).toContain('#0E8F80')
    expect((await shop.gateway.inject('/manifest.webmanifest')).json()).toMatchObject({
      name: NAMES['zh-CN'],
      theme_color: '#0E8F80',
    })
  })

  it('signs its mails with its name', async () => {
    const account = { email: 'ann@harbour.test', password: 'Harbour-2026', policyIds: await newPolicyIds(shop) }
    await shop.call(registerByEmail, account, { headers: { locale: 'en' } })
    expect(await mailbox(shop, account.email)).toEqual([expect.stringMatching(/^\[Harbour Stage\] /)])
  })

  it('keeps its name after a reset', async () => {
    await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/reset', payload: {} })
    expect((await shop.call(getShop, {})).data).toMatchObject({ shopName: NAMES['zh-CN'] })
  })
})

it('starts the gateway with every setting of its machine', () => {
  const machine = {
    PORT: '9001',
    HOST: '::1',
    DATABASE_URL: 'postgres://a@b/c',
    DATA_DIR: '/d',
    H5_DIR: '/h',
    SANDBOX: '1',
    RATE_LIMIT: 'off',
    TRUSTED_PROXIES: '10.0.0.0/8',
    METRICS_TOKEN: 't',
    LOG_LEVEL: 'error',
    PUBLIC_ORIGIN: 'https://shop.example',
  }
  expect(startOptions(readSettings({ ...SETTINGS, ...machine }))).toMatchObject({
    port: 9001,
    host: '::1',
    databaseUrl: 'postgres://a@b/c',
    dataDir: '/d',
    h5Dir: '/h',
    sandbox: true,
    callsPerMinute: undefined,
    trustedProxies: '10.0.0.0/8',
    metricsToken: 't',
    logLevel: 'error',
    publicOrigin: 'https://shop.example',
  })
})

it('names the shop in its default language if a name is missing', async () => {
  const named = await createTestGateway({
    ...startOptions(readSettings({ MERCHANT_FILE: '', SHOP_NAME: '海上剧场' })),
    sandbox: true,
  })
  const { data } = await named.call(getShop, {}, { headers: { locale: 'en' } })
  expect(data).toMatchObject({ shopName: '海上剧场' })
  await named.close()
})
