import { fixtureApp, fixtureDirectory, runs } from './fixture-app'
import type { MiniApp } from './mini-app'
import { packageFromFiles, readPackageFiles } from './package/load-package'

describe.each(runs)('a mini-program on %s drawn by %s', (platform, engine) => {
  let app: MiniApp

  beforeEach(async () => {
    app = await fixtureApp(platform, { engine }).launch()
  })

  afterEach(() => app.close())

  it('draws templates, lists, view scripts and components', () => {
    expect(app.text('#count')).toBe('count 0')
    expect(app.texts('.row')).toEqual(['Swan Lake¥380', 'Faust¥120.5'])
    expect(app.text('#few')).toBe('few')
    expect(app.all('#many')).toEqual([])
    expect(app.text('.counter')).toBe('mounted at 0 0+0')
    app.assertHealthy()
  })

  it('updates data-dependent parts', async () => {
    await app.tap('#more')
    await app.tap('#more')
    expect(app.text('#count')).toBe('count 2')
    expect(app.attribute('#count', 'style')).toBe('color: red')
    expect(app.text('#many')).toBe('many')
    expect(app.text('.counter')).toBe(`${platform === 'alipay' ? 'was 1' : 'now 2'} 2+0`)
    app.assertHealthy()
  })

  it('allows components to change themselves', async () => {
    await app.tap('.counter')
    expect(app.text('.counter')).toContain('0+1')
  })

  it('shows text only while it is not hidden', async () => {
    expect(app.all('#hello')).toEqual([])
    await app.input('#name', 'Ann')
    expect(app.text('#hello')).toBe('hello Ann')
    expect(app.attribute('#name', 'value')).toBe('Ann')
  })

  it('bubbles events until they are caught', async () => {
    await app.tap('#rising')
    await app.tap('#caught')
    expect(app.text('#seen')).toContain('bubbles 1')
  })

  it('refuses taps on disabled buttons and on elements without a listener', async () => {
    await expect(app.tap('#closed')).rejects.toThrow('disabled')
    await expect(app.tap('#plain')).rejects.toThrow('nothing listens to tap')
    await expect(app.tap('#nowhere')).rejects.toThrow('no element matches #nowhere')
    expect(app.text('#count')).toBe('count 0')
  })

  it('calls pages on scrolling, pulling and sharing', async () => {
    await app.scrollTo(120)
    await app.pullDown()
    await app.reachBottom()
    expect(app.text('#seen')).toBe('bubbles 0 top 120 pulled 1 bottom 1')
    expect(await app.share()).toMatchObject({ title: 'shared from menu' })
  })

  it('does not pull a page down that does not allow it', async () => {
    await app.tapText('Faust')
    await expect(app.pullDown()).rejects.toThrow('pages/show/show does not enable pulling down')
  })

  it('opens a page by a tap, with a query and data from the server', async () => {
    await app.tapText('Faust')
    expect(app.page).toMatchObject({ route: 'pages/show/show', query: { id: 'faust' } })
    expect(app.text('#title')).toBe('The show faust')
    expect(app.vendor.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://shop.test/shows/faust',
    ])
    app.assertHealthy()
  })

  it('counts setData traffic, by page, first screen and action', async () => {
    await app.tap('#more')
    await app.tap('[data-show-id=swan]')
    const report = app.report()
    const home = report.pages.find(({ page }) => page === 'pages/home/home')
    expect(home?.firstScreen.calls).toBeLessThan(home?.calls ?? 0)
    expect(report.actions.find(({ action }) => action === 'tap #more')).toMatchObject({ page: 'pages/home/home' })
    const toShow = app.setDataCalls.filter(({ page }) => page === 'pages/show/show')
    expect(toShow.map(({ bytes, keys }) => [bytes, keys])).toEqual([[25, ['title']]])
  })

  it('fires timers when the clock advances', async () => {
    await app.tapText('Swan Lake')
    await app.tap('#order')
    expect(app.text('#left')).toBe('left 900')
    await app.advance(60_000)
    expect(app.text('#left')).toBe('left 840')
  })
})

describe('a mini-program under test', () => {
  let app: MiniApp

  beforeEach(async () => {
    app = await fixtureApp('weapp').launch('/pages/mine/mine', { from: 'test', number: 1 })
  })

  afterEach(() => app.close())

  it('starts at the requested page', () => {
    expect(app.page).toMatchObject({ route: 'pages/mine/mine', query: { from: 'test', number: '1' } })
  })

  it('names the tab when two elements have the same text', async () => {
    await app.tapTab('首页')
    expect(app.tabBar && app.text(app.tabBar)).toBe('首页我的')
    await expect(app.tapText(/^(首页|我的)$/)).rejects.toThrow('2 elements')
    await app.tapText(/^(首页|我的)$/, { nth: 1 })
    expect(app.page.route).toBe('pages/mine/mine')
  })

  it('names elements as a screen reader does', async () => {
    await app.tapTab('首页')
    expect(app.accessibleName('#more')).toBe('increase')
    expect(app.accessibleName('.row')).toBe('Swan Lake ¥380')
  })

  it('measures the tree', async () => {
    expect(app.tree()).toEqual({ nodes: 2, depth: 2, widest: 1 })
  })

  it('waits for a text, and reports the actual one', async () => {
    await expect(app.waitForText('never', { timeoutMs: 20 })).rejects.toThrow('mine shown 1')
  })

  it('reports errors and unhandled rejections of app code', async () => {
    app.close()
    const files = readPackageFiles(fixtureDirectory('weapp'))
    files.set(
      'pages/mine/mine.js',
      'Page({ onLoad() { Promise.reject(new Error("forgotten")); throw new Error("thrown") } })',
    )
    files.set(
      'app.js',
      'App({ onError: (e) => console.log("onError", e), onUnhandledRejection: (e) => console.log(e.reason) })',
    )
    app = await fixtureApp('weapp', { miniPackage: packageFromFiles(files, 'weapp') }).launch('pages/mine/mine')
    await app.waitFor(() => app.errors.length === 2)
    expect(app.errors).toMatchObject([
      { message: 'thrown', where: 'pages/mine/mine onLoad' },
      { message: 'forgotten', where: 'unhandled promise' },
    ])
    expect(app.consoleMessages.map(({ text }) => text)).toEqual(['onError thrown', 'forgotten'])
    expect(() => app.assertHealthy()).toThrow('error in pages/mine/mine onLoad: thrown')
  })
})
