import path from 'node:path'
import { phoneForEachTest } from '@test/phone-for-each-test'
import { packageSizes } from '../../scripts/release/package-sizes'
import { platforms } from '../../simulator/package/platforms'

const KB = 1024
const MB = 1024 * KB
const SIZES = { main: 860 * KB, subPackage: 700 * KB, all: 8 * MB }
/** Traffic of the home page; the tab bar is a separate component on some vendors. */
const HOME = { route: 'pages/list/list', calls: 3, bytes: 20 * KB, largestBytes: 16 * KB, tabBarBytes: 2_100 }
/** Vendor whose page draws the bar itself once it knows the shop: one more call. */
const BAR_IN_PAGE = 'xhs'
/** Limit for twenty more cards; its parts are in docs/performance.md. */
const TWENTY_CARDS_BYTES = 16 * KB
const TAP_BYTES = KB
/** Of the home page in the simulator's layout, and of a phone, px. */
const HOME_HEIGHT = 10_400
const SCREEN = 800
/** Card height, and the distance from its end at which a list loads more, px. */
const CARD = 164
const AHEAD = 1000
/** Texts found on the way down the home page, from each block with some. */
const ON_THE_WAY = [
  '谨防诈骗',
  '近期热门',
  '即将开抢',
  '演出日历',
  '立即购票',
  '剧场好戏',
  '亲子时光',
  '礼包',
  '开放麦',
  '订阅开票提醒',
  '更多优惠',
  '情不知所起',
  '查看详情',
  '展开全部',
  '现场，值得再来一次',
  '每一次谢幕',
  '为您推荐',
]
const NODES = { nodes: 900, depth: 30, widest: 60 }

describe.each(platforms)('the size of the built %s mini-program', (platform) => {
  const folder = path.resolve(__dirname, `../../dist/${platform}`)
  const { main, subPackages, all } = packageSizes(folder)

  it('stays in the budget of the main package', () => {
    expect(main).toBeLessThanOrEqual(SIZES.main)
  })

  it('stays in the budget of each sub-package, and of all together', () => {
    expect(Object.keys(subPackages).length).toBeGreaterThan(0)
    for (const bytes of Object.values(subPackages)) expect(bytes).toBeLessThanOrEqual(SIZES.subPackage)
    expect(all).toBeLessThanOrEqual(SIZES.all)
  })
})

describe.each(platforms)('logic-to-view traffic on %s', (platform) => {
  const at = phoneForEachTest(platform)
  /** Bytes of everything that was set since `from` calls. */
  function bytesSince(from: number): number {
    return sum(at.phone.app.setDataCalls.slice(from).map(({ bytes }) => bytes))
  }

  it('stays small for the first screen of the home page', async () => {
    await at.phone.app.launch(HOME.route)
    await at.phone.app.waitForText('近期热门')
    await at.phone.app.settle()
    // Countdown ticks change only texts, however slow the machine launches.
    const drawing = at.phone.app.setDataCalls.filter(({ keys }) => !keys.every((key) => key.endsWith('.v')))
    const ofPage = drawing.filter(({ component }) => component === HOME.route).map(({ bytes }) => bytes)
    const ofOthers = drawing.filter(({ component }) => component !== HOME.route).map(({ bytes }) => bytes)
    expect(ofPage.length).toBeLessThanOrEqual(platform === BAR_IN_PAGE ? HOME.calls + 1 : HOME.calls)
    expect(sum(ofPage)).toBeLessThanOrEqual(platform === BAR_IN_PAGE ? HOME.bytes + HOME.tabBarBytes : HOME.bytes)
    expect(Math.max(...ofPage)).toBeLessThanOrEqual(HOME.largestBytes)
    expect(sum(ofOthers)).toBeLessThanOrEqual(HOME.tabBarBytes)
  })

  it('covers the cards of a row near the screen; the others follow as the row moves', async () => {
    const { app } = at.phone
    await app.launch(HOME.route)
    await app.waitForText('近期热门')
    const posters = () => app.all('#block-layout-HOME-show_slide image')
    expect(posters()).toHaveLength(5)
    await at.phone.slideRows()
    expect(posters()).toHaveLength(8)
  })

  it('needs few nodes at every scroll position of the home page', async () => {
    await at.phone.app.launch('pages/list/list')
    const texts: string[] = []
    for (let top = 0; top <= HOME_HEIGHT; top += SCREEN) {
      await at.phone.scrollTo(top)
      const { nodes, depth, widest } = at.phone.app.tree()
      expect(nodes).toBeLessThan(NODES.nodes)
      expect(depth).toBeLessThan(NODES.depth)
      expect(widest).toBeLessThan(NODES.widest)
      texts.push(at.phone.app.text())
    }
    expect(ON_THE_WAY.filter((words) => !texts.some((text) => text.includes(words)))).toEqual([])
    expect(at.phone.app.all('[id^=recommended-]').length).toBe(20)
  })

  it('stays equal for twenty more cards, at any length of the list', async () => {
    await at.phone.app.launch('pages/all/all')
    for (let cards = 20; cards <= 40; cards += 20) {
      // The next page is requested a little before the last card is on the screen.
      await at.phone.scrollTo(cards * CARD - SCREEN - AHEAD)
      const from = at.phone.app.setDataCalls.length
      await at.phone.app.reachBottom()
      expect(at.phone.app.all('[id^=shows-]').length).toBe(cards / 10 + 2)
      await at.phone.scrollTo(cards * CARD - SCREEN)
      expect(bytesSince(from)).toBeGreaterThan(KB)
      expect(bytesSince(from)).toBeLessThanOrEqual(TWENTY_CARDS_BYTES)
    }
  })

  it('draws only cards near the screen', async () => {
    const { app } = at.phone
    await app.launch('pages/all/all')
    const seen = new Set<string>()
    for (let top = 0; top <= 55 * CARD; top += SCREEN) {
      await at.phone.scrollTo(top)
      if (top + SCREEN + AHEAD >= app.all('[id^=shows-]').length * 10 * CARD) await app.reachBottom()
      const from = app.setDataCalls.length
      await at.phone.scrollTo(top)
      expect(bytesSince(from)).toBeLessThanOrEqual(TWENTY_CARDS_BYTES)
      for (const card of app.texts('[id^=show-]')) seen.add(card)
      expect(app.tree().nodes).toBeLessThan(NODES.nodes)
    }
    expect(seen.size).toBeGreaterThanOrEqual(55)
  })

  it('stays near nothing for a tap', async () => {
    await at.phone.app.launch('package-user/pages/login/login')
    const from = at.phone.app.setDataCalls.length
    await at.phone.app.tap('#agree')
    expect(bytesSince(from)).toBeGreaterThan(0)
    expect(bytesSince(from)).toBeLessThanOrEqual(TAP_BYTES)
  })
})

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
