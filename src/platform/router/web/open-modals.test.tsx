import { RouterWindow } from '@test/router-window'
import { routes } from '@/routes'

const shop = RouterWindow.forTests()

describe('open sheets and dialogs on the web', () => {
  it('close on a step back, the upper one first, then the page', async () => {
    await shop.start('/')
    await shop.router.open('/content/1')
    const { closed } = shop.openSheet('lower')
    shop.openSheet('upper', closed)
    await shop.router.settled()
    for (const expected of [['upper'], ['upper', 'lower']]) {
      await shop.step(-1)
      expect([closed, shop.onScreen()]).toEqual([expected, ['/content/1']])
    }
    await shop.step(-1)
    expect(shop.onScreen()).toEqual(['/'])
  })

  it('leave no step behind when they are closed by hand', async () => {
    await shop.start('/')
    await shop.router.open('/content/1')
    const { close } = shop.openSheet('sheet')
    await shop.router.settled()
    close()
    await shop.step(-1)
    expect(shop.onScreen()).toEqual(['/'])
    await shop.step(1)
    expect(shop.onScreen()).toEqual(['/content/1'])
  })

  it('pass their entry to the page opened after them', async () => {
    await shop.start('/content/1')
    const { close } = shop.openSheet('sheet')
    await shop.router.settled()
    close()
    const { length } = window.history
    await shop.router.open('/booking/1')
    expect([shop.onScreen(), window.history.length]).toEqual([['/booking/1'], length])
  })

  it('leave no step behind when a page is opened from them, above them or in place of their page', async () => {
    await shop.start('/')
    await shop.router.open('/content/1')
    const { close } = shop.openSheet('sheet')
    await shop.router.open('/booking/1')
    close()
    await shop.step(-1)
    expect(shop.onScreen()).toEqual(['/content/1'])
    shop.openSheet('sheet')
    await shop.router.redirect('/content/2')
    expect(shop.router.stack()).toEqual([routes.list.path, routes.showDetail.path])
    await shop.step(-1)
    expect(shop.onScreen()).toEqual(['/'])
  })

  it('reappear below a page that was opened from them', async () => {
    await shop.start('/content/1')
    const { closed } = shop.openSheet('sheet')
    await shop.router.open('/booking/1')
    await shop.step(-1)
    expect([closed, shop.onScreen()]).toEqual([[], ['/content/1']])
    await shop.step(-1)
    expect([closed, shop.onScreen()]).toEqual([['sheet'], ['/content/1']])
  })

  it('count as no step after a reload', async () => {
    await shop.start('/')
    await shop.router.open('/content/1')
    shop.openSheet('sheet')
    await shop.router.settled()
    await shop.restart()
    await shop.step(-1)
    expect(shop.onScreen()).toEqual(['/'])
  })

  it('close with their page when the app goes back', async () => {
    await shop.start('/')
    await shop.router.open('/content/1')
    shop.openSheet('sheet')
    await shop.router.back(1)
    expect(shop.onScreen()).toEqual(['/'])
  })
})
