import { splitAddress } from '@/lib/query-string'
import { webPageUrl } from '@/platform/router/page-url'
import { routes } from '@/routes'
import type { ParamsOf, Picker, ResultOf, Route } from '@/routes/route'
import { EntryGuard } from './entry-guard'
import type { NavigationParts } from './navigation-parts'
import { addressOf, type Target, targetOf, targetOfAddress } from './navigation-target'
import { Openings } from './openings'
import { isLoginPage, PageStack } from './page-stack'
import { ReturnTarget } from './return-target'
import { ShownPages } from './shown-pages'

/** A finished login is seen this long before the wanted page comes. */
const LOGIN_SEEN_MS = 500

/** Back opens the booking page (ORDER-063). */
export const BACK_TO_BOOKING = 11
export type BackMode = typeof BACK_TO_BOOKING

/**
 * Moves between pages: open, redirect, switch to a tab, relaunch, clear to the root then open, back.
 * Pages that need a login send a visitor to the login page and remember where they were going.
 */
export class Navigation {
  private readonly openings: Openings
  private readonly stack: PageStack
  private readonly returnTarget: ReturnTarget
  private readonly guard: EntryGuard
  private readonly shown = new ShownPages()
  private keptBackMode: BackMode | null = null
  private readonly tabParams = new Map<string, Record<string, string>>()

  constructor(private readonly parts: NavigationParts) {
    this.openings = new Openings(parts.clock)
    this.stack = new PageStack(parts.router)
    this.returnTarget = new ReturnTarget(parts.clock)
    const { stack, openings, returnTarget } = this
    this.guard = new EntryGuard({ ...parts, stack, openings, returnTarget })
  }

  /** Opens a page above the current one; with a full stack it takes the current one's place. */
  async open<R extends Route>(route: R, params: ParamsOf<R>): Promise<void> {
    const target = this.guard.admitted(targetOf(route, params))
    if (this.openings.isDuplicate(target) || this.guard.isOpenUnique(target.route)) return
    if (target.route.isTab) return this.switchTo(target)
    await this.bring(target, this.stack.isFull ? 'redirect' : 'open')
  }

  /** Opens a page on which something is picked for the page `asker`, which receives it by `usePicker`. */
  async openForResult<R extends Route>(picker: Picker<R>, params: ParamsOf<R>, asker: Route): Promise<void> {
    this.parts.results.open(picker, asker)
    await this.open<R>(picker, params)
  }

  /** Puts a page in the place of the current one. */
  async redirect<R extends Route>(route: R, params: ParamsOf<R>): Promise<void> {
    const target = this.guard.admitted(targetOf(route, params))
    if (this.openings.isDuplicate(target)) return
    if (target.route.isTab) return this.switchTo(target)
    await this.bring(target, 'redirect')
  }

  /** Shows a tab page with these parameters, or without any as it was left. The page receives them by `useAddress`. */
  switchTab<R extends Route>(route: R, params: ParamsOf<R>): Promise<void> {
    return this.switchTo(targetOf(route, params))
  }

  /** Closes everything and opens one page. */
  async relaunch<R extends Route>(route: R, params: ParamsOf<R>): Promise<void> {
    const target = this.guard.admitted(targetOf(route, params))
    if (target.route.isTab) this.tabParams.set(target.route.name, target.params)
    await this.bring(target, 'relaunch')
  }

  /** Closes everything down to the home page and opens a page above it (NAV-097). */
  async clearToRootThenOpen<R extends Route>(route: R, params: ParamsOf<R>): Promise<void> {
    await this.switchTab(routes.list, {})
    await this.open(route, params)
  }

  /** Goes back; from the first page, home. */
  async back(delta = 1): Promise<void> {
    const { depth } = this
    if (this.consumeBackMode() === BACK_TO_BOOKING && (await this.stack.backTo(routes.booking))) return
    if (depth <= 1) return this.switchTab(routes.list, {})
    await this.parts.router.back(Math.min(delta, depth - 1))
  }

  /** Goes back from a picker with its result (NAV-099): an id, not the content, since it is stored on the device. */
  async backWith<R extends Route>(picker: Picker<R>, result: ResultOf<R>): Promise<void> {
    this.parts.results.answer(picker, result)
    await this.back()
  }

  /** Takes, once, what was picked for a page; `undefined` where nothing was. */
  consumeResult<R extends Route>(picker: Picker<R>, asker: Route): ResultOf<R> | undefined {
    return this.parts.results.consume(picker, asker) as ResultOf<R> | undefined
  }

  /** Goes back to a page that is open below, otherwise opens it. */
  async backTo<R extends Route>(route: R, params: ParamsOf<R>): Promise<void> {
    this.consumeBackMode()
    if (this.current === route || (await this.stack.backTo(route))) return
    await this.redirect(route, params)
  }

  /** Sets the target of the next step back; cleared with it. */
  setBackMode(mode: BackMode): void {
    this.keptBackMode = mode
  }

  get backMode(): BackMode | null {
    return this.keptBackMode
  }

  /** Opens the login page for the current page's sake; does nothing on a page of logging in. */
  async openLogin(): Promise<void> {
    if (isLoginPage(this.current)) return
    await this.open(this.parts.loginPage(), {})
  }

  /** Opens the target of a finished login: the page the visitor wanted, else back. */
  async leaveLogin(): Promise<void> {
    const target = this.returnTarget.consume()
    await this.parts.wait(LOGIN_SEEN_MS)
    if (target !== null) return this.leaveLoginFor(target)
    const { loginPages } = this.stack
    // A login that was opened by its address has no page below it.
    if (loginPages === this.depth) return this.switchTab(routes.list, {})
    await this.back(Math.max(1, loginPages))
  }

  /** Target of the current login as a web address, for logins that leave the app. */
  get addressAfterLogin(): string {
    const { lastBeforeLogin } = this.shown
    const below = lastBeforeLogin && this.shown.asLeft(lastBeforeLogin)
    return webPageUrl(addressOf(this.returnTarget.target ?? below ?? targetOf(routes.list, {})))
  }

  /** Continues a login that had left the app: its target is this address of the shop. */
  resumeLogin(address: string): void {
    const { path, params } = splitAddress(address)
    this.returnTarget.remember(targetOfAddress(path, params))
  }

  /** Parameters for a tab page that comes into view; null without any. Off the web they are returned once. */
  consumeTabParams(route: Route): Record<string, string> | null {
    const params = this.tabParams.get(route.name) ?? null
    this.tabParams.delete(route.name)
    return this.parts.router.params() ?? params
  }

  /** The visible page shows something else: its address follows, as a step of the history where it is one (`useAddress`). */
  async replaceParams<R extends Route>(route: R, params: ParamsOf<R>, isStep = false): Promise<void> {
    this.shown.recordChoices(targetOf(route, params))
    await this.parts.router.replaceParams(params as Record<string, string | undefined>, isStep)
  }

  /** True if a page may be shown to a user who opened it directly. */
  canEnter(route: Route, params: Record<string, string>): boolean {
    return this.guard.admitted({ route, params }).route === route
  }

  /** Redirects a user from a page that does not admit them; not from below the closed shop, which redirects there itself. */
  async redirectFromGuard(route: Route, params: Record<string, string>): Promise<void> {
    if (this.current === routes.shopState || this.openings.routes().includes(routes.shopState)) return
    const target = this.guard.admitted({ route, params })
    if (!this.openings.isDuplicate(target)) await this.bring(target, 'redirect')
  }

  /** A page that was opened with these parameters has come into view. */
  recordShown(route: Route, params: Record<string, string>): void {
    this.parts.onShown({ route, params })
    this.shown.record({ route, params })
  }

  /**
   * Called when the shop has opened again: opens the target of a link followed while it was closed, or the visitor's
   * login for it; home if pages had been opened in sequence (docs/decisions/0057-links-into-a-closed-shop.md).
   */
  async leaveShopState(): Promise<void> {
    if (this.depth !== 2) return this.relaunch(routes.list, {})
    const wanted = this.returnTarget.target ?? this.shown.last
    // After a reload on the web nothing was seen yet, and nothing below is made yet either.
    if (wanted === null) return this.parts.router.back(1)
    const { route, params } = this.shown.asLeft(wanted)
    await this.relaunch(route, params)
  }

  /** Follows an address that the platform knows no page for: a former one, or none at all. */
  async openUnknown(path: string, query: object): Promise<void> {
    const { route, params } = targetOfAddress(path, query)
    await this.redirect(route, params)
  }

  /** Opens what an address from outside names: a web address or a page path, without its query. */
  async openAddress(path: string, query: object): Promise<void> {
    const { route, params } = targetOfAddress(path, query)
    await this.open(route, params)
  }

  /** The page that was requested last, while it is on its way; observable. */
  get opening(): Target | null {
    return this.openings.latest
  }

  /** Pages on the stack, the visible one included. */
  get depth(): number {
    return this.stack.depth
  }

  get current(): Route | null {
    return this.stack.current
  }

  /** Goes back to a page that is open below; false if there is none. */
  backToOpen(route: Route): Promise<boolean> {
    return this.stack.backTo(route)
  }

  private consumeBackMode(): BackMode | null {
    const mode = this.keptBackMode
    this.keptBackMode = null
    return mode
  }

  private async switchTo({ route, params }: Target): Promise<void> {
    this.returnTarget.forget()
    const isAsLeft = Object.keys(params).length === 0
    if (isAsLeft && this.current === route) return
    if (!isAsLeft) this.tabParams.set(route.name, params)
    const shown = isAsLeft ? (this.shown.choicesOf(route) ?? {}) : params
    await this.parts.router.switchTab(addressOf({ route, params: shown }))
  }

  private async leaveLoginFor(target: Target): Promise<void> {
    if (target.route.isTab) return this.switchTo(target)
    const beforeLogin = this.stack.firstLoginPage
    const loginPages = this.depth - beforeLogin
    if (beforeLogin > 0 && loginPages > 1) await this.parts.router.back(loginPages - 1)
    await this.bring(target, 'redirect')
  }

  private bring(target: Target, how: 'open' | 'redirect' | 'relaunch'): Promise<void> {
    this.parts.onOpening(target)
    return this.openings.bring(target, () => this.parts.router[how](addressOf(target)))
  }
}
