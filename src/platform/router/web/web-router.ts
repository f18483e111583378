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
  /** Distance from the end of a page at which it fetches more, px. */
  endDistance: number
  /** `path` is that of the address. */
  onPageNotFound(lost: { path: string; query: Record<string, string> }): void
}

/** Above the visible page, in its place, or in that of all open ones. */
type Entering = 'push' | 'replace' | 'relaunch'

/**
 * The pages of the web app, one for each entry of the browser's history. A step back closes a page; a tab page is made
 * once and shown again; open sheets and dialogs are closed first. Moves come one after the other; a step in the browser itself ends one that waits for its code.
 */
export class WebRouter {
  private readonly current = new CurrentEntry()
  private readonly kept = new KeptPages()
  private readonly modals = new OpenModals()
  private parts: Pick<WebRouterParts, 'onPageNotFound'> = { onPageNotFound() {} }
  private sources = new PageSources([], 0)
  private readonly steps = new HistorySteps()
  /** A page that has to be made again, after a reload or a step back, is found where it was scrolled to. */
  private readonly scrollPause = new ScrollPause(() => this.keepPlace())

  /** Shows the page of the browser's address, now and whenever the user steps through the history. */
  start(parts: WebRouterParts): Promise<void> {
    this.parts = parts
    this.sources = new PageSources(parts.sources, parts.endDistance)
    window.addEventListener('popstate', this.onPop)
    this.scrollPause.start()
    this.current.begin(this.sources.at(window.location.href)?.route)
    const shown = this.steps.run(() => this.arrive())
    void shown.then(endFirstLook)
    return shown
  }

  /** Resolves when what has begun is done. */
  settled(): Promise<void> {
    return this.steps.settled()
  }

  /** Listens to the browser no more. */
  stop(): void {
    window.removeEventListener('popstate', this.onPop)
    this.scrollPause.stop()
  }

  /** The window itself came to the front, or went behind another. */
  tellVisible(isOnScreen: boolean): void {
    this.kept.tellVisible(isOnScreen)
  }

  /** Page paths from the bottom to the visible page. */
  stack(): string[] {
    return this.current.value.pages.map(({ path }) => path)
  }

  /** Opens a page above the current one. */
  open(href: string): Promise<void> {
    return this.enter(href, 'push', (page, pages) => [...pages, page])
  }

  /** Puts a page in the place of the current one. */
  redirect(href: string): Promise<void> {
    const left = this.current.page
    return this.enter(
      href,
      'replace',
      (page, pages) => [...pages.slice(0, -1), page],
      ({ key }) => key === left?.key,
    )
  }

  /** Shows a tab page: a step like any other, except from an address of no page. */
  switchTab(href: string): Promise<void> {
    return this.enter(href, this.current.page ? 'push' : 'replace', (page) => [page])
  }

  /** Closes everything and opens one page: a step back leads to what was before all of it. */
  relaunch(href: string): Promise<void> {
    return this.enter(
      href,
      'relaunch',
      (page) => [page],
      () => true,
    )
  }

  /** Goes back over as many pages, at most to the first one. */
  back(delta: number): Promise<void> {
    return this.steps.run(async () => {
      const { index, pages } = this.current.value
      const closed = pages[Math.max(1, pages.length - delta)]
      if (!closed) return
      await this.steps.go(closed.from - 1 - index)
      await this.arrive()
    })
  }

  /** A sheet or dialog opens on the visible page, and a step back closes it. Answers what tells that it is gone. */
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
   * The visible page says more about itself in the query of its address: no step of the history, also where a sheet
   * is open on it. `undefined` takes a name out; the rest of the address stays. `isStep` adds a step after all, unless a
   * sheet is open.
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
      const found = this.sources.at(href)
      if (!found) throw new Error(`no page at ${href}`)
      const isPush = how === 'push'
      if (isPush && found.route.isTab && found.url.href === window.location.href) return
      // A tap is answered before a page is made: what it changed is drawn first.
      const component = await this.sources.fetch(found, isPush ? drawn() : undefined)
      if (component === null) return
      await this.leaveFor(how)
      const at = this.enterEntry(found, isPush, pagesWith)
      const isKept = isPush && this.kept.has(at.key)
      await this.kept.bringUp(at, isKept ? null : this.sources.make(found, component), isLeft)
    })
  }

  /** Makes an entry for a page; one that stood for a sheet closed by hand is used again. */
  private enterEntry({ route, url }: WebAddress, isPush: boolean, pagesWith: PagesWith): OpenPage {
    const isAbove = isPush && !this.modals.isLeftOver(this.current.value)
    return this.current.enter(route, url.href, isAbove, pagesWith)
  }

  /** Shows what the current entry of the browser stands for. */
  private async arrive(): Promise<void> {
    const { href, search, pathname } = window.location
    const before = this.current.value
    // A part of the page was named by hand: the same page, a step further.
    if (!this.current.arrive()) return this.current.adopt()
    const entry = this.current.value
    const found = this.sources.at(href)
    const at = topOf(entry)
    if (!found || !at) return this.parts.onPageNotFound({ path: pathname, query: rawQuery(search) })
    if (await this.passLeftOver(before)) return
    if (this.kept.isVisible(at.key)) {
      const isOwnStep = modalsOf(before) === 0 && modalsOf(entry) === 0 && before.index !== entry.index
      if (isOwnStep) this.kept.tellAgain()
      return this.modals.closeAbove(at.key, modalsOf(entry))
    }
    const component = await this.sources.fetch(found)
    if (component === null) return
    const made = this.kept.has(at.key) ? null : this.sources.make(found, component)
    await this.kept.bringUp(at, made, (page) => page.from > entry.index && !isTab(page))
    if (entry.place) made?.returnTo(entry.place)
  }

  /** Goes on where a step back would change nothing, because the sheet that it left was closed by hand. */
  private async passLeftOver(before: HistoryEntry): Promise<boolean> {
    const entry = this.current.value
    const { key = '' } = topOf(entry) ?? {}
    const isFromModal = topOf(before)?.key === key && modalsOf(before) > modalsOf(entry)
    if (!isFromModal || this.modals.countOn(key) > modalsOf(entry)) return false
    await this.steps.go(-1)
    // Nothing is before the shop: it stays.
    if (readEntry()?.index !== entry.index) await this.arrive()
    return true
  }

  /** Goes to the entry that a page is put above or in place of: of all open pages it is the lowest one's. */
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

/** The browser has one history, and so the app one router. */
export const webRouter = new WebRouter()
