import { type RenderOptions, renderPage } from '@test/render-page'
import { eventually, pass } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { BARE, UNUSUAL } from '@test/two-merchants'
import { runInAction } from 'mobx'
import type { FunctionComponent } from 'react'
import { parseShopConfig } from '@/domain/shop-config'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const showId = NAMED_SHOWS.simpleConcert

/** Pages on which the configuration acts; every page at night. */
const ACTED_ON: readonly Route[] = [
  routes.list,
  routes.all,
  routes.shop,
  routes.ticketHolder,
  routes.mine,
  routes.search,
  routes.showDetail,
  routes.booking,
  routes.orders,
  routes.login,
  routes.loginEmail,
  routes.loginWay,
  routes.settings,
  routes.language,
  routes.skinSwitch,
  routes.memberCenter,
  routes.studentVerify,
  routes.cartList,
]
const PAGES = process.env.NIGHTLY === '1' ? Object.values<Route>(routes) : ACTED_ON

async function open(route: Route, sent: object, options: RenderOptions = {}) {
  const { default: Page } = require(`@/${route.path}`) as { default: FunctionComponent }
  const page = await renderPage(Page, route, {
    ...(route.required.includes('showId') && { params: { showId } }),
    ...(route.needsLogin && { signedInAs: newBuyer() }),
    ...options,
    prepare: ({ app }) =>
      runInAction(() => {
        app.shopConfig.config = parseShopConfig(sent)
      }),
  })
  await pass(300)
  return page
}

const words = () => document.body.textContent ?? ''

describe.each([
  ['a merchant with something unusual in every field', UNUSUAL],
  ['a merchant with nothing in any field', BARE],
])('%s', (_name, config) => {
  it.each(PAGES.map((route) => [route.name, route] as const))(
    'has something on %s (SHELL-230)',
    async (_page, route) => {
      await open(route, config)
      await eventually(() => expect(words().trim()).not.toBe(''))
      expect(words()).not.toMatch(/undefined|null|NaN|\[object/)
    },
  )
})

describe('merchant settings', () => {
  it.each<[string, Route, RenderOptions, readonly string[], readonly string[]]>([
    ['names its tabs', routes.list, {}, ['门厅', '报名处', '我的包厢'], ['票夹']],
    ['hides its prices', routes.all, {}, ['到场面议'], ['¥']],
    ['offers its app', routes.list, {}, ['奇巧 App'], []],
    ['speaks its words', routes.settings, { signedInAs: '13900190230' }, [], ['观演人']],
    [
      'stands in the desktop frame',
      routes.settings,
      { form: 'desktop' },
      ['奇巧小剧场', '奇巧文化', '奇ICP备00000042号', '奇巧帮助'],
      [],
    ],
    ['lists its languages', routes.language, {}, ['奇巧中文'], ['English']],
  ])('%s (SHELL-230)', async (_what, route, options, shown, hidden) => {
    await open(route, UNUSUAL, options)
    await eventually(() => {
      for (const text of shown) expect(words()).toContain(text)
    })
    for (const text of hidden) expect(words()).not.toContain(text)
  })
})
