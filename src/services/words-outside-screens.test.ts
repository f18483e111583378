import { createBareApp } from '@test/bare-app'
import { openFaceCheck } from '@/blocks/face-check/face-check'
import { ShowFilters } from '@/blocks/show-filters/show-filters'
import { getCopywriting } from '@/contracts/copywriting/get-copywriting'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { passGates } from '@/package-show/pages/show-detail/purchase-gates'
import { FakeMiniProgram } from '@/platform/mini-program/mini-program-fake'
import type { App } from './app'
import { openJump, openNamedPage } from './jumps/open-jump'
import { switchToFallback } from './launch/unsupported-locale'
import { showPageLoad } from './navigation/page-load-feedback'

/** A text of the shop for each place that has no component to draw it. */
const TEXTS = {
  common: ['banner.soon', 'native.soon', 'miniProgram.failed', 'error.network', 'login_warn_tips9', 'action.confirm'],
  face: ['face.unsupported'],
  search: ['sort.noPosition'],
  show: ['gate.elsewhere'],
}

const GROUPS = Object.entries(TEXTS).map(([type, keys]) => ({
  type,
  items: keys.map((key) => ({ key, text: `本店订单 ${key}` })),
}))

/** An app whose shop words these texts itself, and calls an order a booking. */
async function shopWithWords(): Promise<App> {
  const config = {
    shopStatus: 'OPEN',
    supportLanguages: [],
    contentSettingInfos: [{ source: '订单', target: '预订' }],
  }
  const app = createBareApp({
    transport: async ({ url }) => {
      const answers = [
        [getCopywriting.path, GROUPS],
        [getShopConfig.path, { cyShopConfigVO: config }],
      ] as const
      const data = answers.find(([path]) => url.includes(path))?.[1] ?? null
      return { status: 200, headers: {}, body: { statusCode: 200, data } }
    },
  })
  app.locale.choose('zh-CN')
  await app.shopConfig.load()
  await app.copywriting.load()
  return app
}

const ELSEWHERE = { targetTerminal: 'WX_MINI_PROGRAM', wxMiniJumpUrl: 'weixin://dl' } as const
const NOWHERE: App['miniProgram'] = { ...new FakeMiniProgram(), open: async () => 'failed' }
const GATES = { showId: '7', whiteTags: [], isAtRisk: false }

const PLACES: readonly [key: string, speak: (app: App) => unknown][] = [
  ['banner.soon', (app) => openJump(app, { type: 'TOAST' })],
  ['native.soon', (app) => openNamedPage({ ...app, terminal: { ...app.terminal, host: 'native' } }, 'nowhere')],
  ['miniProgram.failed', (app) => openJump({ ...app, miniProgram: NOWHERE }, { type: 'MINI_PROGRAM' })],
  ['error.network', (app) => showPageLoad(app, 'failed')],
  ['face.unsupported', (app) => openFaceCheck(app)],
  ['sort.noPosition', (app) => new ShowFilters(app, ['DISTANCE'], () => {}).chooseSort('DISTANCE')],
  ['gate.elsewhere', (app) => passGates(app, { ...GATES, soldElsewhere: ELSEWHERE })],
]

describe('texts outside components', () => {
  it.each(PLACES)('uses in %s the texts and labels of the shop (I18N-041, SHELL-029)', async (key, speak) => {
    const app = await shopWithWords()
    void speak(app)
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate)
    const { toast, dialog } = app.prompts
    expect([toast?.text, dialog?.title]).toContain(`本店预订 ${key}`)
  })

  it('drops texts of the previous language', async () => {
    const app = await shopWithWords()
    switchToFallback(app, 'zh-MO')
    expect(app.prompts.toast?.text).toBe('店鋪已不支援該語言')
  })
})
