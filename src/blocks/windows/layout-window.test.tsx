import { type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { gone, pass, seen, seenText, tap } from '@test/screen'
import { screen } from '@testing-library/react'
import ListPage from '@/pages/list/list'
import { routes } from '@/routes'
import { VISIT_MS } from './window-queue'

let users = 0

/** A number that no other test has used. */
function newPhone(): string {
  users += 1
  return `1390013${String(7500 + users)}`
}

const home = (options: RenderOptions = {}) => renderPage(ListPage, routes.list, options)

const press = (name: string) => tap(screen.getByRole('button', { name }))

/** The coupons of the home page have been seen on another day. */
const seeCouponsYesterday: RenderOptions['prepare'] = ({ storage, gateway }) => {
  storage.set('seen-windows', { 'layout-HOME-coupon_window': gateway.clock.now() - 86_400_000 })
}

describe('the windows of a laid out page', () => {
  it('show a banner that fades for 180 ms once it is closed (SHELL-124)', async () => {
    await home({ signedInAs: newPhone(), prepare: seeCouponsYesterday })
    const window = await seen('banner-window')
    await press('关闭')
    expect(document.getElementById('banner-window')).toBeNull()
    expect(window.className).toContain('leaving')
    await pass(150)
    expect(window.isConnected).toBe(true)
    await pass(50)
    expect(window.isConnected).toBe(false)
  })

  it('never appear for a visitor', async () => {
    await home()
    await seenText('为您推荐')
    expect(document.getElementById('coupon-window')).toBeNull()
    expect(document.getElementById('banner-window')).toBeNull()
  })

  it('appear one per visit, as often as the merchant wants (SHELL-169, SHELL-170)', async () => {
    const phone = newPhone()
    let kept: object | null = null
    /** Opens the home page again on the same device after a delay. */
    async function visit(laterMs: number) {
      const gateway = await theGateway()
      gateway.clock.advance(laterMs)
      const prepare: RenderOptions['prepare'] = ({ storage }) => {
        if (kept) storage.set('seen-windows', kept)
      }
      const page = await home({ signedInAs: phone, prepare })
      await seenText('为您推荐')
      return page
    }
    async function closed(id: string) {
      await seen(id)
      await press('关闭')
      await gone(id)
      await pass(1000)
      expect(document.querySelector('#coupon-window, #banner-window')).toBeNull()
    }

    const first = await visit(0)
    await closed('coupon-window')
    kept = first.storage.get('seen-windows')
    first.close()
    const second = await visit(VISIT_MS - 60_000)
    await pass(1000)
    expect(document.querySelector('#coupon-window, #banner-window')).toBeNull()
    second.close()
    const third = await visit(120_000)
    await closed('banner-window')
    kept = third.storage.get('seen-windows')
    third.close()
    await visit(86_400_000)
    await closed('banner-window')
  })
})
