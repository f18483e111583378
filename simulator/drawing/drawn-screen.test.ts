import { launchBrowser } from '@test/browser'
import type { Browser } from 'playwright-core'
import { fixtureDirectory } from '../fixture-app'
import { MiniApp } from '../mini-app'
import { packageFromFiles, readPackageFiles } from '../package/load-package'
import { DrawnScreen } from './drawn-screen'

const PHONE = { width: 375, height: 812, theme: 'light', safeArea: { top: 44, bottom: 34 } } as const
/** Five parts that shrink once they have been seen, so that each brings the next one near. */
const SHRINKING_PAGE = `Page({
  data: { heights: [700, 700, 700, 700, 700] },
  onReady() {
    this.data.heights.forEach((_, at) => {
      wx.createIntersectionObserver(this).relativeToViewport({ bottom: 0 }).observe('#part-' + at, ({ intersectionRatio }) => {
        if (intersectionRatio > 0) this.setData({ ['heights[' + at + ']']: 300 })
      })
    })
  },
})`
const PARTS = '<view wx:for="{{heights}}" id="part-{{index}}" style="height:{{item}}px"></view>'

let browser: Browser
let screen: DrawnScreen
const opened: MiniApp[] = []

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  screen = await DrawnScreen.open(browser, {
    ...PHONE,
    serve: async () => ({ status: 404, contentType: '', body: Buffer.alloc(0) }),
  })
})
afterEach(async () => {
  for (const app of opened.splice(0)) app.close()
  screen.close()
})

async function drawn(files: Record<string, string>): Promise<MiniApp> {
  const all = new Map([...readPackageFiles(fixtureDirectory('weapp')), ...Object.entries(files)])
  const phone = { windowWidth: PHONE.width, windowHeight: PHONE.height }
  const app = new MiniApp({ miniPackage: packageFromFiles(all, 'weapp'), rectangleOf: screen.rectangleOf, phone })
  opened.push(app)
  await app.launch()
  await screen.layOut(app)
  return app
}

function boxOf(app: MiniApp, selector: string) {
  return screen.rectangleOf(app.get(selector))
}

describe('a page that is laid out', () => {
  it('has views of the vendor’s box model: padding is added to a width', async () => {
    const app = await drawn({
      'pages/home/home.wxml': '<view id="a" style="width:100%;padding:16px">a</view><button id="b">b</button>',
      'app.wxss': '',
    })
    expect(boxOf(app, '#a')).toMatchObject({ width: 407 })
    expect(boxOf(app, '#b')).toMatchObject({ left: 0, width: 375, height: 46 })
  })

  it('leaves room for the home indicator as styled', async () => {
    const app = await drawn({
      'pages/home/home.wxml': '<view id="a" class="safe">a</view>',
      'app.wxss': '.safe { height: 0; padding-bottom: env(safe-area-inset-bottom); }',
    })
    expect(boxOf(app, '#a')).toMatchObject({ height: 34 })
  })

  it('reports nearby parts until nothing moves', async () => {
    const app = await drawn({ 'pages/home/home.wxml': PARTS, 'pages/home/home.js': SHRINKING_PAGE, 'app.wxss': '' })
    const heights = [0, 1, 2, 3, 4].map((at) => boxOf(app, `#part-${at}`)?.height)
    expect(heights).toEqual([300, 300, 300, 700, 700])
    app.assertHealthy()
  })

  it('becomes a picture at twice the size of the phone, with the phone’s own parts', async () => {
    const app = await drawn({})
    const picture = await screen.picture(app)
    expect(picture.readUInt32BE(16)).toBe(750)
    expect(picture.readUInt32BE(20)).toBe(1624)
    expect(await screen.page.locator('[data-frame]').count()).toBe(0)
  })
})
