import { fixtureApp } from '../fixture-app'
import type { MiniApp } from '../mini-app'

const home = 'pages/home/home'
const show = 'pages/show/show'
let app: MiniApp

function logged(): string[] {
  return app.consoleMessages.map(({ text }) => text)
}

/** Calls the vendor's API like the app, and returns the result. */
async function navigate(name: string, options: Record<string, unknown>): Promise<unknown> {
  const call = app.vendor.api[name] as (options: object) => void
  const result = new Promise((resolve) => call({ ...options, success: resolve, fail: resolve }))
  const silence = app.settle().then(() => 'silence')
  const answer = await Promise.race([result, silence])
  await app.settle()
  return answer
}

afterEach(() => app.close())

describe.each(['glass-easel', 'exparser'] as const)('the page stack with %s', (engine) => {
  beforeEach(async () => {
    app = await fixtureApp('weapp', { engine }).launch()
  })

  it('runs the lifecycles in order', () => {
    expect(logged()).toEqual([
      'app onLaunch pages/home/home',
      'home onLoad {}',
      'home onShow',
      'counter page show',
      'home onReady',
    ])
  })

  it('hides the page below and shows it again after back', async () => {
    await app.tapText('Faust')
    await app.back()
    expect(logged().slice(5)).toEqual(['home onHide', 'show onUnload faust', 'home onShow', 'counter page show'])
    expect(app.stack).toEqual([home])
  })

  it('keeps ten pages', async () => {
    await app.tapText('Faust')
    for (let depth = 2; depth < 10; depth += 1) await app.tap('#again')
    expect(app.stack).toHaveLength(10)
    await app.tap('#again')
    expect(app.stack).toHaveLength(10)
    expect(app.text('#answer')).toBe('{"errMsg":"navigateTo:fail webview count limit exceed"}')
  })

  it('closes several pages at once, never the first', async () => {
    await app.tapText('Faust')
    await app.tap('#again')
    await navigate('navigateBack', { delta: 9 })
    expect(app.stack).toEqual([home])
    expect(await navigate('navigateBack', {})).toEqual({
      errMsg: 'navigateBack:fail cannot navigate back at first page',
    })
  })

  it('keeps tab pages alive and closes pages above them', async () => {
    await app.tap('#more')
    await app.tapText('Faust')
    await navigate('switchTab', { url: '/pages/mine/mine' })
    expect(app.stack).toEqual(['pages/mine/mine'])
    expect(logged()).toContain('show onUnload faust')
    await app.tapTab('首页')
    expect(app.text('#count')).toBe('count 1')
    expect(logged()).not.toContain('home onUnload')
    await app.tapTab('我的')
    expect(app.text('#mine')).toBe('mine shown 2')
  })

  it('shows the tab page again when the tab below is chosen', async () => {
    await app.tapText('Faust')
    const before = logged().length
    await navigate('switchTab', { url: '/pages/home/home' })
    expect(logged().slice(before)).toEqual(['show onUnload faust', 'home onShow', 'counter page show'])
  })

  it('does nothing when the tab that is shown is chosen', async () => {
    const before = logged().length
    await navigate('switchTab', { url: '/pages/home/home' })
    expect(logged().slice(before)).toEqual([])
  })

  it('creates a tab bar for every tab page', async () => {
    const selected = () => app.texts('.selected')
    expect(selected()).toEqual(['首页'])
    await app.tapTab('我的')
    expect(selected()).toEqual(['我的'])
    await app.tapTab('首页')
    expect(selected()).toEqual(['首页'])
    await app.tapText('Faust')
    expect(app.tabBar).toBeUndefined()
  })

  it('replaces the page on top, or all of them', async () => {
    await app.tapText('Faust')
    await navigate('redirectTo', { url: '/package-order/pages/order/order' })
    expect(app.stack).toEqual([home, 'package-order/pages/order/order'])
    await navigate('reLaunch', { url: '/pages/show/show?id=swan' })
    expect(app.stack).toEqual([show])
    expect(logged()).toContain('home onUnload')
  })

  it.each([
    ['navigateTo', '/pages/mine/mine', 'can not navigateTo a tabbar page'],
    ['redirectTo', '/pages/mine/mine', 'can not redirectTo a tabbar page'],
    ['switchTab', '/pages/show/show', 'can not switch to no-tabBar page'],
    ['reLaunch', '/pages/mine/mine?from=home', 'can not reLaunch a tabbar page with a query'],
    ['navigateTo', 'pages/show/show', 'page "pages/home/pages/show/show" is not found'],
  ])('refuses %s to %s', async (name, url, reason) => {
    expect(await navigate(name, { url })).toEqual({ errMsg: `${name}:fail ${reason}` })
    expect(app.stack).toEqual([home])
  })

  it('notifies app and page when the user leaves', async () => {
    const before = logged().length
    await app.leaveAndReturn()
    expect(logged().slice(before)).toEqual(['home onHide', 'app onHide', 'home onShow', 'counter page show'])
  })
})

describe('the page stack on Alipay', () => {
  beforeEach(async () => {
    app = await fixtureApp('alipay').launch()
  })

  it('ignores an eleventh page silently', async () => {
    await app.tapText('Faust')
    for (let depth = 2; depth < 10; depth += 1) await app.tap('#again')
    expect(await navigate('navigateTo', { url: '/pages/show/show' })).toBe('silence')
    expect(app.stack).toHaveLength(10)
  })

  it('refuses parameters for a tab', async () => {
    expect(await navigate('switchTab', { url: '/pages/mine/mine?a=1' })).toMatchObject({ error: 1 })
    expect(app.page.route).toBe(home)
  })
})

describe('an app started at a page that does not exist', () => {
  it('reports it', async () => {
    app = await fixtureApp('tt').launch('pages/gone/gone')
    expect(app.errors).toMatchObject([{ message: 'page "pages/gone/gone" is not found', where: 'launch' }])
    expect(() => app.page).toThrow('no page is open')
  })
})

describe('a native tab bar', () => {
  beforeEach(async () => {
    app = await fixtureApp('xhs').launch()
  })

  it('switches tabs until it is hidden', async () => {
    await app.tapTab('我的')
    expect(app.page.route).toBe('pages/mine/mine')
    await navigate('hideTabBar', {})
    await expect(app.tapTab('首页')).rejects.toThrow('hidden')
  })
})
