import { decodedParams } from '@/lib/query-string'
import { drawn } from '@/platform/visibility/web/frames'
import { CurrentEntry, type PagesWith } from './current-entry'
import { endFirstLook } from './first-look'
import { type HistoryEntry, modalsOf, type OpenPage, readEntry, topOf } from './history-entry'
import { HistorySteps } from './history-steps'
import { isTab, KeptPages } from './kept-pages'
import { OpenModals } from './open-modals'
import { type PageSource, PageSources } from './page-sources'
import { ScrollPause } from './scroll-pause'
import { type AddressChanges, changedAddress, rawQuery, type WebAddress, webAddressOf } from './web-address'

export interface WebRouterParts {
  sources: readonly PageSource[]
  /** Distance from the end of a page at which it loads more, px. */
  endDistance: number
  /** `path` is that of the address. */
  onPageNotFound(lost: { path: string; query: Record<string, string> }): void
}

/** Above the visible page, in its place, or in place of all open pages. */
type Entering = 'push' | 'replace' | 'relaunch'

/**
 * Pages of the web app, one per entry of the browser's history. Back closes a page; tab pages are created once and
 * shown again; open sheets and dialogs close first. Moves run in sequence; a browser step cancels a move that waits for
 * code.
 */
export class WebRouter {
  private readonly current = new CurrentEntry()
  private readonly kept = new KeptPages()
  private readonly modals = new OpenModals()
  private parts: Pick<WebRouterParts, 'onPageNotFound'> = { onPageNotFound() {} }
  private sources = new PageSources([], 0)
  private readonly steps = new HistorySteps()
  /** A page recreated after a reload or a step back restores its scroll position. */
  private readonly scrollPause = new ScrollPause(() => this.keepPlace())

  /** Shows the page of the browser's address, now and after each history step. */
  start(parts: WebRouterParts): Promise<void> {
    this.parts = parts
    this.sources = new PageSources(parts.sources, parts.endDistance)
    window.addEventListener('popstate', this.onPop)
    this.scrollPause.start()
    this.current.begin(this.sources.addressOf(window.location.href)?.route)
    const shown = this.steps.run(() => this.arrive())
    void shown.then(endFirstLook)
    return shown
  }

  /** Resolves when pending moves have ended. */
  settled(): Promise<void> {
    return this.steps.settled()
  }

  /** Stops listening to the browser. */
  stop(): void {
    window.removeEventListener('popstate', this.onPop)
    this.scrollPause.stop()
  }

  /** Notifies the pages that the window was shown or hidden. */
  notifyVisible(isOnScreen: boolean): void {
    this.kept.notifyVisible(isOnScreen)
  }

  /** Page paths from the bottom to the visible page. */
  stack(): string[] {
    return this.current.value.pages.map(({ path }) => path)
  }

  /** Opens a page above the current one. */
  open(href: string): Promise<void> {
    return this.enter(href, 'push', (page, pages) => [...pages, page])
  }

  /** Replaces the current page. */
  redirect(href: string): Promise<void> {
    const left = this.current.page
    return this.enter(
      href,
      'replace',
      (page, pages) => [...pages.slice(0, -1), page],
      ({ key }) => key === left?.key,
    )
  }

  /** Shows a tab page: a step like any other, except from an unknown address. */
  switchTab(href: string): Promise<void> {
    return this.enter(href, this.current.page ? 'push' : 'replace', (page) => [page])
  }

  /** Closes all pages and opens one: Back leads to the entry before them. */
  relaunch(href: string): Promise<void> {
    return this.enter(
      href,
      'relaunch',
      (page) => [page],
      () => true,
    )
  }

  /** Goes back by `delta` pages, at most to the first. */
  back(delta: number): Promise<void> {
    return this.steps.run(async () => {
      const { index, pages } = this.current.value
      const closed = pages[Math.max(1, pages.length - delta)]
      if (!closed) return
      await this.steps.go(closed.from - 1 - index)
      await this.arrive()
    })
  }

  /**
   * Registers a sheet or dialog of the visible page, which Back closes. Returns a function that reports its closing.
   */
  openModal(close: () => void): () => void {
    const at = this.current.page
    if (!at) return () => {}
    const remove = this.modals.add(at.key, close)
    void this.steps.run(() => {
      const isAbove = this.modals.countOn(at.key) > modalsOf(this.current.value)
      if (isAbove && this.current.page?.key === at.key) this.current.pushModal()
    })
    return remove
  }

  /**
   * Changes query parameters of the visible page without a history entry, even under an open sheet. `undefined` removes
   * one; the rest of the address stays. `isStep` adds an entry unless a sheet is open.
   */
  replaceParams(params: AddressChanges, isStep = false): Promise<void> {
    const at = this.current.page
    return this.steps.run(async () => {
      const href = changedAddress(window.location.href, params)
      if (this.current.page?.key !== at?.key || href === window.location.href) return
      const above = modalsOf(this.current.value)
      if (isStep && above === 0) {
        this.keepPlace()
        return this.current.pushStep(href)
      }
      await this.stepDown(above)
      this.current.replace(href)
      for (let count = 0; count < above; count += 1) this.current.pushModal()
    })
  }

  /** Parameters in the address of the visible page, decoded. */
  params(): Record<string, string> {
    return decodedParams(webAddressOf(window.location.href)?.params ?? {})
  }

  private enter(
    href: string,
    how: Entering,
    pagesWith: PagesWith,
    isLeft: (at: OpenPage) => boolean = () => false,
  ): Promise<void> {
    return this.steps.run(async () => {
      const found = this.sources.addressOf(href)
      if (!found) throw new Error(`no page at ${href}`)
      const isPush = how === 'push'
      if (isPush && found.route.isTab && found.url.href === window.location.href) return
      // Paints tap feedback before creating the page.
      const component = await this.sources.fetch(found, isPush ? drawn() : undefined)
      if (component === null) return
      await this.leaveFor(how)
      const at = this.enterEntry(found, isPush, pagesWith)
      const isKept = isPush && this.kept.has(at.key)
      await this.kept.bringUp(at, isKept ? null : this.sources.make(found, component), isLeft)
    })
  }

  /** Pushes an entry for a page; reuses that of a sheet closed by its own button. */
  private enterEntry({ route, url }: WebAddress, isPush: boolean, pagesWith: PagesWith): OpenPage {
    const isAbove = isPush && !this.modals.isLeftOver(this.current.value)
    return this.current.enter(route, url.href, isAbove, pagesWith)
  }

  /** Shows the page of the current browser entry. */
  private async arrive(): Promise<void> {
    const { href, search, pathname } = window.location
    const before = this.current.value
    // A hand-written fragment: the same page in a new entry.
    if (!this.current.arrive()) return this.current.adopt()
    const entry = this.current.value
    const found = this.sources.addressOf(href)
    const at = topOf(entry)
    if (!found || !at) return this.parts.onPageNotFound({ path: pathname, query: rawQuery(search) })
    if (await this.passLeftOver(before)) return
    if (this.kept.isVisible(at.key)) {
      const isOwnStep = modalsOf(before) === 0 && modalsOf(entry) === 0 && before.index !== entry.index
      if (isOwnStep) this.kept.notifyAddress()
      return this.modals.closeAbove(at.key, modalsOf(entry))
    }
    const component = await this.sources.fetch(found)
    if (component === null) return
    const made = this.kept.has(at.key) ? null : this.sources.make(found, component)
    await this.kept.bringUp(at, made, (page) => page.from > entry.index && !isTab(page))
    if (entry.place) made?.returnTo(entry.place)
  }

  /** Skips entries of sheets that were already closed, where a step back would change nothing. */
  private async passLeftOver(before: HistoryEntry): Promise<boolean> {
    const entry = this.current.value
    const { key = '' } = topOf(entry) ?? {}
    const isFromModal = topOf(before)?.key === key && modalsOf(before) > modalsOf(entry)
    if (!isFromModal || this.modals.countOn(key) > modalsOf(entry)) return false
    await this.steps.go(-1)
    // The shop is the first entry: stays.
    if (readEntry()?.index !== entry.index) await this.arrive()
    return true
  }

  /** Goes to the entry above or in place of which a page opens: for all pages, the lowest one's. */
  private async leaveFor(how: Entering): Promise<void> {
    const { index, pages } = this.current.value
    if (how === 'push') this.keepPlace()
    else if (how === 'replace') await this.stepDown(modalsOf(this.current.value))
    else await this.stepDown(index - (pages[0]?.from ?? index))
  }

  private async stepDown(count: number): Promise<void> {
    if (count === 0) return
    await this.steps.go(-count)
    this.current.arrive()
  }

  private keepPlace(): void {
    if (this.kept.isVisible(this.current.page?.key ?? '')) this.current.keepPlace(this.kept.place)
  }

  private readonly onPop = () => {
    this.sources.interrupt()
    if (!this.steps.arrive()) void this.steps.run(() => this.arrive())
  }
}

/** The browser has one history, and the app therefore one router. */
export const webRouter = new WebRouter()
