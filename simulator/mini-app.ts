import type { RuntimeOptions } from './app-runtime'
import { type FingerOn, Gestures } from './gestures'
import { ObservedApp } from './observed-app'
import type { Target } from './screen'
import type { KeyboardSight } from './vendor/keyboard'
import type { ViewNode } from './view/view-engine'

/** Options of a run: package, engine, phone and vendor. */
export type MiniAppOptions = RuntimeOptions

/**
 * A mini-program under test: what a user sees and does, and what happened underneath. Every action waits until the app
 * has settled. Call `close` at the end: timers keep the process alive.
 */
export class MiniApp extends ObservedApp {
  private readonly gestures: Gestures

  constructor(options: MiniAppOptions) {
    super(options)
    this.gestures = new Gestures(options.miniPackage.platform, this.runtime, this.screen)
  }

  /** Starts the app, by default at its first page. Values of `query` are passed as written. */
  async launch(path?: string, query: Record<string, string | number> = {}, scene = 1001): Promise<this> {
    const route = (path ?? this.options.miniPackage.app.pages[0]?.path ?? '').replace(/^\//, '')
    const texts = Object.entries(query).map(([name, value]) => [name, String(value)])
    this.runtime.launch(route, Object.fromEntries(texts), scene)
    await this.settle()
    return this
  }

  /** Ends the run: closes every page, stops every timer. */
  close(): void {
    this.runtime.close()
  }

  /** Taps the first match of a selector. Fails if it is disabled, hidden, or without a listener. */
  async tap(target: Target): Promise<void> {
    await this.act(typeof target === 'string' ? `tap ${target}` : 'tap', () => this.gestures.tap(target))
  }

  /** Taps twice in quick succession: the second time before the app has responded. */
  async tapTwice(target: Target): Promise<void> {
    const node = this.screen.get(target)
    await this.act('tap twice', () => {
      this.gestures.tap(node)
      this.gestures.tap(node)
    })
  }

  /** Taps a point of a canvas with one finger. */
  async tapCanvas(target: Target, at: FingerOn): Promise<void> {
    await this.act('tap canvas', () => {
      this.gestures.touch(target, 'touchStart', [at])
      this.gestures.touch(target, 'touchEnd', [])
    })
  }

  /** Moves one finger over a canvas, one step per frame; calls `then` after every step. */
  async dragCanvas(target: Target, way: readonly FingerOn[], then: () => void = () => {}): Promise<void> {
    await this.act('drag canvas', async () => {
      this.gestures.touch(target, 'touchStart', way.slice(0, 1))
      for (const at of way.slice(1)) {
        this.gestures.touch(target, 'touchMove', [at])
        await this.vendor.canvases.nextFrame()
        then()
      }
      this.gestures.touch(target, 'touchEnd', [])
    })
  }

  /** Pinches a canvas around a point; distances in px at each step. */
  async pinchCanvas(target: Target, at: FingerOn, apart: readonly number[]): Promise<void> {
    const fingers = (px: number) => [
      { x: at.x - px / 2, y: at.y },
      { x: at.x + px / 2, y: at.y },
    ]
    await this.act('pinch canvas', async () => {
      this.gestures.touch(target, 'touchStart', fingers(apart[0] ?? 0).slice(0, 1))
      this.gestures.touch(target, 'touchStart', fingers(apart[0] ?? 0))
      for (const px of apart.slice(1)) {
        this.gestures.touch(target, 'touchMove', fingers(px))
        await this.vendor.canvases.nextFrame()
      }
      this.gestures.touch(target, 'touchEnd', [])
    })
  }

  /**
   * Taps the element with this whole text; among several, select by `nth` (from 0, or from -1 at the end) or `within` a
   * node.
   */
  async tapText(text: string | RegExp, { nth, within }: { nth?: number; within?: ViewNode } = {}): Promise<void> {
    const found = this.screen.withText(text, within)
    const target = found.at(nth ?? 0)
    if (!target) throw new Error(`no element has the text ${text}${this.screen.hint}; on the screen: ${this.text()}`)
    if (found.length > 1 && nth === undefined)
      throw new Error(`${found.length} elements have the text ${text}: give nth`)
    await this.act(`tap ${text}`, () => this.gestures.tap(target))
  }

  /** Types into an input or textarea; `value` is the resulting text, which its keyboard must allow. */
  async input(target: Target, value: string): Promise<void> {
    await this.act(`input ${typeof target === 'string' ? target : ''}`, () => this.gestures.input(target, value))
  }

  /** Puts text into an input or textarea without its keyboard. */
  async paste(target: Target, value: string): Promise<void> {
    await this.act(`paste ${typeof target === 'string' ? target : ''}`, () => this.gestures.paste(target, value))
  }

  /** Focuses a field, which opens the keyboard; returns the remaining view. */
  async focus(target: Target): Promise<KeyboardSight> {
    const field = this.screen.get(target)
    const sight = this.vendor.keyboard.open(field)
    await this.act('focus', () => this.gestures.fire(field, 'focus', { value: '', height: sight.height }))
    return sight
  }

  /** Changes a picker, switch, slider, radio or checkbox group, or turns a swiper to an index. */
  async change(target: Target, value: unknown): Promise<void> {
    await this.act(`change ${typeof target === 'string' ? target : ''}`, () => this.gestures.change(target, value))
  }

  /** Any other event on an element, named as in React without `on`: `fire('#list', 'scrollToLower')`. */
  async fire(target: Target, type: string, detail: unknown = {}): Promise<void> {
    await this.act(`${type} ${typeof target === 'string' ? target : ''}`, () =>
      this.gestures.fire(target, type, detail),
    )
  }

  /** Scrolls the page to `scrollTop` px. */
  async scrollTo(scrollTop: number): Promise<void> {
    await this.act('scroll', () => this.vendor.chrome.scrollTo(scrollTop))
  }

  /** Scrolls to the end of the page. */
  async reachBottom(): Promise<void> {
    await this.act('reach bottom', () => this.gestures.pageEvent('onReachBottom'))
  }

  /** Pulls the page down to refresh it. Fails if its configuration disables that. */
  async pullDown(): Promise<void> {
    const { app, components } = this.options.miniPackage
    const settings = { ...app.window, ...components.get(this.page.route)?.options }
    // Alipay calls the setting pullRefresh.
    if (!settings.enablePullDownRefresh && !settings.pullRefresh)
      throw new Error(`${this.page.route} does not enable pulling down`)
    await this.act('pull down', () => this.gestures.pageEvent('onPullDownRefresh'))
  }

  /** Presses back. Fails on the first page, where a phone would leave the app. */
  async back(): Promise<void> {
    await this.act('back', () => this.runtime.stack.navigateBack(1))
  }

  /** Swipes from the left edge, which goes back if the page allows it. Returns whether it went. */
  async swipeBack(): Promise<boolean> {
    const { disableSwipeBack, gestureBack } = { ...this.options.miniPackage.components.get(this.page.route)?.options }
    const isLocked = disableSwipeBack === true || gestureBack === 'NO'
    if (isLocked || this.runtime.stack.pages.length < 2) return false
    await this.act('swipe back', () => this.runtime.stack.navigateBack(1))
    return true
  }

  /** Turns the phone on its side, or upright again. */
  async turn(): Promise<void> {
    const { app, components } = this.options.miniPackage
    const { pageOrientation } = { ...app.window, ...components.get(this.page.route)?.options }
    await this.act('turn', () => this.vendor.system.turn(pageOrientation === 'auto'))
  }

  /** Sets the text size of the vendor's app. */
  changeTextScale(scale: number): void {
    this.vendor.system.phone.textScale = scale
  }

  /** Taps a tab by its text, in the custom or the vendor's tab bar. */
  async tapTab(text: string): Promise<void> {
    const tabBar = this.tabBar
    if (tabBar) return this.tapText(text, { within: tabBar })
    if (this.vendor.chrome.isTabBarHidden) throw new Error('the tab bar is hidden')
    const { tabs } = this.options.miniPackage.app
    const index = tabs.findIndex((tab, at) => (this.vendor.chrome.tabTexts.get(at) ?? tab.text) === text)
    const tab = tabs[index]
    if (!tab) throw new Error(`no tab has the text ${text}`)
    await this.act(`tap tab ${text}`, () => this.runtime.stack.switchTab(`/${tab.pagePath}`))
  }

  /** Opens the share sheet of the page; returns the share content. */
  async share(to: 'friend' | 'timeline' = 'friend'): Promise<Record<string, unknown>> {
    const name = to === 'friend' ? 'onShareAppMessage' : 'onShareTimeline'
    let content: unknown
    await this.act(`share to ${to}`, async () => {
      content = await this.gestures.pageEvent(name, this.runtime.host.clone({ from: 'menu' }))
    })
    return JSON.parse(JSON.stringify(content ?? {}))
  }

  /** Leaves the vendor's app, which suspends its scripts, runs `meanwhile`, and returns after `awayMs`. */
  async leaveAndReturn(awayMs = 0, meanwhile: () => unknown = () => undefined): Promise<void> {
    await this.act('leave and return', async () => {
      this.runtime.hide()
      await this.settle()
      await meanwhile()
      this.runtime.timers.sleep(awayMs)
      this.runtime.show()
    })
  }

  /** Switches the whole phone to light or dark. */
  async changeTheme(theme: 'light' | 'dark'): Promise<void> {
    await this.act(`make the phone ${theme}`, () => this.vendor.system.changeTheme(theme))
  }

  /** Advances the app's clock by `ms` and fires due timers in order. The gateway's clock stays. */
  async advance(ms: number): Promise<void> {
    await this.act(`advance ${ms} ms`, () => this.runtime.timers.advance(ms, () => this.settle()))
  }

  goOffline(): void {
    this.vendor.network.goOffline()
  }

  goOnline(): void {
    this.vendor.network.goOnline()
  }

  private async act(action: string, run: () => unknown): Promise<void> {
    const { meter, stack } = this.runtime
    meter.action = action
    if (stack.current) stack.current.isFirstScreen = false
    await run()
    await this.settle()
  }
}
