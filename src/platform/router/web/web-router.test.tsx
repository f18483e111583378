import { RouterWindow, source } from '@test/router-window'
import { routes } from '@/routes'
import { lostPage } from './lost-page'

const shop = RouterWindow.forTests()

describe('pages on the web', () => {
  it('stack up, and Back closes the top one', async () => {
    await shop.start('/')
    await shop.router.open('/content/1')
    await shop.router.open('/booking/1?seatPlanId=2')
    expect(shop.onScreen()).toEqual(['/booking/1'])
    expect(shop.router.stack()).toEqual([routes.list.path, routes.showDetail.path, routes.booking.path])
    await shop.step(-1)
    expect(shop.onScreen()).toEqual(['/content/1'])
    expect(shop.boxes()).toEqual(['/', '/content/1'])
  })

  it('differ even with the same path', async () => {
    await shop.start('/content/1')
    await shop.router.open('/content/2')
    await shop.router.open('/content/1')
    await shop.router.open('/content/2')
    for (const expected of ['/content/1', '/content/2', '/content/1']) {
      await shop.step(-1)
      expect(shop.onScreen()).toEqual([expected])
    }
    expect(shop.router.stack()).toEqual([routes.showDetail.path])
  })

  it('appear again when the user goes forward', async () => {
    await shop.start('/')
    await shop.router.open('/content/1')
    await shop.router.open('/booking/1')
    await shop.step(-2)
    expect(shop.boxes()).toEqual(['/'])
    await shop.step(2)
    expect(shop.onScreen()).toEqual(['/booking/1'])
    expect(shop.router.stack()).toEqual([routes.list.path, routes.showDetail.path, routes.booking.path])
    await shop.router.back(1)
    expect(shop.onScreen()).toEqual(['/content/1'])
  })

  it('exist below the visible one after a reload', async () => {
    await shop.start('/')
    await shop.router.open('/content/1')
    await shop.router.open('/booking/1')
    await shop.restart()
    expect(shop.boxes()).toEqual(['/booking/1'])
    expect(shop.router.stack()).toHaveLength(3)
    await shop.router.back(2)
    expect(shop.onScreen()).toEqual(['/'])
  })

  it('replace another, without a step back to it', async () => {
    await shop.start('/')
    await shop.router.open('/content/1')
    await shop.router.redirect('/booking/1')
    expect(shop.boxes()).toEqual(['/', '/booking/1'])
    await shop.step(-1)
    expect(shop.onScreen()).toEqual(['/'])
  })

  it('close for a relaunch (NAV-096)', async () => {
    await shop.start('/')
    await shop.router.open('/content/1')
    await shop.router.relaunch('/')
    expect(shop.boxes()).toEqual(['/'])
    expect(shop.router.stack()).toEqual([routes.list.path])
  })

  it('leave no entry when all of them are replaced', async () => {
    await shop.start('/')
    await shop.router.switchTab('/list')
    await shop.router.open('/content/1')
    await shop.router.open('/booking/1')
    shop.openSheet()
    await shop.router.relaunch('/content/1')
    expect([shop.onScreen(), window.location.pathname]).toEqual([['/content/1'], '/content/1'])
    expect(shop.router.stack()).toEqual([routes.showDetail.path])
    await shop.step(-1)
    expect([shop.onScreen(), window.location.pathname]).toEqual([['/'], '/'])
  })

  it('reload from their address when too many are above them', async () => {
    await shop.start('/')
    for (let show = 0; show < 12; show += 1) await shop.router.open(`/content/${show}`)
    expect(shop.boxes()).toHaveLength(11)
    await shop.router.back(12)
    expect(shop.onScreen()).toEqual(['/'])
    await shop.step(1)
    expect(shop.onScreen()).toEqual(['/content/0'])
  })
})

describe('tab pages on the web', () => {
  it('make steps of the history, and keep their state', async () => {
    await shop.start('/')
    const home = document.body.firstElementChild
    await shop.router.switchTab('/list')
    await shop.router.switchTab('/mine')
    await shop.router.switchTab('/')
    expect(document.body.firstElementChild).toBe(home)
    expect(shop.boxes()).toEqual(['/', '/list', '/mine'])
    for (const expected of ['/mine', '/list', '/']) {
      await shop.step(-1)
      expect(shop.onScreen()).toEqual([expected])
    }
  })

  it('keep the pages below them', async () => {
    await shop.start('/')
    await shop.router.open('/content/1')
    await shop.router.switchTab('/list')
    expect(shop.router.stack()).toEqual([routes.all.path])
    await shop.step(-1)
    expect(shop.onScreen()).toEqual(['/content/1'])
    expect(shop.router.stack()).toEqual([routes.list.path, routes.showDetail.path])
  })

  it('make no step when already on screen', async () => {
    await shop.start('/')
    const { length } = window.history
    await shop.router.switchTab('/')
    expect(window.history.length).toBe(length)
  })
})

describe('the parameters of the visible page', () => {
  const address = () => `${window.location.pathname}${window.location.search}`

  it('change in its address without a step, and everything else in it stays (NAV-001)', async () => {
    await shop.start('/list?lang=en&sort=HOT&focus=search')
    const { length } = window.history
    await shop.router.replaceParams({ sort: 'TIME_ASC', keyword: '天鹅 & co', focus: undefined })
    expect(address()).toBe(`/list?sort=TIME_ASC&keyword=${encodeURIComponent('天鹅 & co')}&lang=en`)
    expect(shop.router.params()).toEqual({ sort: 'TIME_ASC', keyword: '天鹅 & co', lang: 'en' })
    expect(window.history.length).toBe(length)
  })

  it('create an entry when requested, for which Back and Forward show the page again (NAV-001)', async () => {
    await shop.start('/')
    await shop.router.switchTab('/list')
    await shop.router.replaceParams({ category: 'opera' }, true)
    await shop.router.replaceParams({ sort: 'HOT' })
    await shop.step(-1)
    expect([shop.onScreen(), address()]).toEqual([['/list'], '/list'])
    await shop.step(1)
    expect(address()).toBe('/list?sort=HOT&category=opera')
    await shop.router.open('/content/1')
    await shop.router.back(1)
    expect(address()).toBe('/list?sort=HOT&category=opera')
    await shop.step(-2)
    expect([shop.onScreen(), address()]).toEqual([['/'], '/'])
  })

  it('follow the entry of a step back', async () => {
    await shop.start('/list')
    await shop.router.replaceParams({ sort: 'HOT' })
    await shop.router.open('/content/1')
    await shop.router.switchTab('/list?sort=PRICE_ASC')
    await shop.step(-1)
    await shop.step(-1)
    expect([shop.onScreen(), address()]).toEqual([['/list'], '/list?sort=HOT'])
    await shop.step(2)
    expect(address()).toBe('/list?sort=PRICE_ASC')
  })

  it('change below a sheet that is open, which a step back still closes first', async () => {
    await shop.start('/')
    await shop.router.switchTab('/list')
    const { closed } = shop.openSheet()
    await shop.router.replaceParams({ sort: 'HOT' })
    await shop.step(-1)
    expect([closed, address()]).toEqual([['sheet'], '/list?sort=HOT'])
    await shop.step(-1)
    expect(address()).toBe('/')
  })

  it('stay below a page that replaced a closed sheet', async () => {
    await shop.start('/list')
    const { close } = shop.openSheet()
    await shop.router.settled()
    close()
    await shop.router.replaceParams({ sort: 'HOT' })
    await shop.router.open('/content/1')
    await shop.restart()
    await shop.step(-1)
    expect([shop.onScreen(), address()]).toEqual([['/list'], '/list?sort=HOT'])
  })

  it('stay unchanged when the page was left in the meantime', async () => {
    await shop.start('/list')
    void shop.router.open('/content/1')
    await shop.router.settled()
    const opening = shop.router.switchTab('/mine')
    const replaced = shop.router.replaceParams({ sort: 'HOT' })
    await Promise.all([opening, replaced])
    expect(address()).toBe('/mine')
  })
})

describe('a page that is opened', () => {
  /** Lets the router work until the next frame. */
  const beforeFrame = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }

  it('appears after the effect of the tap', async () => {
    let draw = () => {}
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
      draw = () => run(0)
      return 0
    })
    await shop.start('/')
    const opened = shop.router.open('/content/1')
    await beforeFrame()
    expect(shop.boxes()).toEqual(['/'])
    draw()
    await beforeFrame()
    expect(shop.boxes()).toEqual(['/'])
    await opened
    expect(shop.onScreen()).toEqual(['/content/1'])
    jest.restoreAllMocks()
  })

  it('waits for no frame while the window is hidden', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await shop.start('/')
    await shop.router.open('/content/1')
    expect(shop.onScreen()).toEqual(['/content/1'])
    jest.restoreAllMocks()
  })
})

describe('page load failures', () => {
  it('shows the error page for an address of no page, in its place', async () => {
    await shop.start('/pages/show-detail/show-detail')
    await shop.start('/no/such/page')
    expect(shop.notFound).toEqual(['/pages/show-detail/show-detail', '/no/such/page'])
    expect(shop.router.stack()).toEqual([])
    await shop.router.redirect('/content/1')
    expect(shop.router.stack()).toEqual([routes.showDetail.path])
    await shop.router.open('/booking/1')
    await shop.step(-1)
    expect(shop.onScreen()).toEqual(['/content/1'])
  })

  it('stays when the code of a page fails to load', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    const broken = { path: routes.settings.path, load: () => [Promise.reject(new Error('offline'))] }
    await shop.start('/', [source(routes.list), broken])
    await shop.router.open(`/${routes.settings.path}`)
    expect([shop.onScreen(), window.location.pathname]).toEqual([['/'], '/'])
    expect(lostPage.address).toContain(routes.settings.path)
  })

  it('aborts a page that still loads when the user steps back', async () => {
    const late = { path: routes.settings.path, load: () => [new Promise(() => {})] }
    await shop.start('/', [source(routes.list), source(routes.showDetail), late])
    await shop.router.open('/content/1')
    void shop.router.open(`/${routes.settings.path}`)
    await shop.step(-1)
    expect([shop.onScreen(), window.location.pathname]).toEqual([['/'], '/'])
  })
})
