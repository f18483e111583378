import { decodedParams } from '@/lib/query-string'
import { drawn } from '@/platform/visibility/web/frames'
import { endFirstLook } from './first-look'
import { type HistoryEntry, modalsOf, newPage, type OpenPage, readEntry, topOf, writeEntry } from './history-entry'
import { HistorySteps } from './history-steps'
import { isTab, KeptPages } from './kept-pages'
import { OpenModals } from './open-modals'
import { type PageSource, PageSources } from './page-sources'
import { ScrollPause } from './scroll-pause'
import { type AddressChanges, changedAddress, rawQuery, type WebAddress, webAddressOf } from './web-address'

export interface WebRouterParts {
  sources: readonly PageSource[]
  /** This near the end of a page it is told to fetch more, px. */
  endDistance: number
  /** `path` is that of the address. */
  onPageNotFound(lost: { path: string; query: Record<string, string> }): void
}

/** The open pages once another one is among them. */
type PagesWith = (page: OpenPage, pages: readonly OpenPage[]) => readonly OpenPage[]

/** Above the visible page, in its place, or in that of all open ones. */
type Entering = 'push' | 'replace' | 'relaunch'

/**
 * The pages of the web app, one for each entry of the browser's history. A step back closes a page; a tab page is made
 * once and shown again; open sheets and dialogs are closed first. Moves come one after the other; a step in the browser itself ends one that waits for its code.
 */
export class WebRouter {
  private entry: HistoryEntry = { index: 0, pages: [] }
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
    const found = this.sources.at(window.location.href)
    const known = readEntry()
    const index = known?.index ?? 0
    // After a reload the entry says which pages are below.
    const isKnown = known !== null && topOf(known)?.path === found?.route.path
    this.entry = isKnown ? known : { index, pages: found ? [newPage(found.route, index)] : [] }
    writeEntry('replace', this.entry, window.location.href)
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
    return this.entry.pages.map(({ path }) => path)
  }

  /** Opens a page above the current one. */
  open(href: string): Promise<void> {
    return this.enter(href, 'push', (page, pages) => [...pages, page])
  }

  /** Puts a page in the place of the current one. */
  redirect(href: string): Promise<void> {
    const left = topOf(this.entry)
    return this.enter(
      href,
      'replace',
      (page, pages) => [...pages.slice(0, -1), page],
      ({ key }) => key === left?.key,
    )
  }

  /** Shows a tab page: a step like any other, except from an address of no page. */
  switchTab(href: string): Promise<void> {
    return this.enter(href, topOf(this.entry) ? 'push' : 'replace', (page) => [page])
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
      const { index, pages } = this.entry
      const closed = pages[Math.max(1, pages.length - delta)]
      if (!closed) return
      await this.steps.go(closed.from - 1 - index)
      await this.arrive()
    })
  }

  /** A sheet or dialog opens on the visible page, and a step back closes it. Answers what tells that it is gone. */
  openModal(close: () => void): () => void {
    const at = topOf(this.entry)
    if (!at) return () => {}
    const remove = this.modals.add(at.key, close)
    void this.steps.run(() => {
      const isAbove = this.modals.countOn(at.key) > modalsOf(this.entry)
      if (isAbove && topOf(this.entry)?.key === at.key) this.pushModal()
    })
    return remove
  }

  /**
   * The visible page says more about itself in the query of its address: no step of the history, also where a sheet
   * is open on it. `undefined` takes a name out; the rest of the address stays. `isStep` adds a step after all, unless a
   * sheet is open.
   */
  replaceParams(params: AddressChanges, isStep = false): Promise<void> {
    const at = topOf(this.entry)
    return this.steps.run(async () => {
      const href = changedAddress(window.location.href, params)
      if (topOf(this.entry)?.key !== at?.key || href === window.location.href) return
      const above = modalsOf(this.entry)
      if (isStep && above === 0) {
        this.keepPlace()
        this.entry = { ...this.entry, index: this.entry.index + 1, place: undefined }
        return writeEntry('push', this.entry, href)
      }
      await this.stepDown(modalsOf(this.entry))
      writeEntry('replace', this.entry, href)
      for (let count = 0; count < above; count += 1) this.pushModal()
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

  /** Makes an entry for a page, or changes the current one. */
  private enterEntry(found: WebAddress, isPush: boolean, pagesWith: PagesWith): OpenPage {
    // What stood for a sheet that was closed by hand is used again.
    const isAbove = isPush && !this.modals.isLeftOver(this.entry)
    const at = newPage(found.route, this.entry.index + (isAbove ? 1 : 0))
    this.entry = { index: at.from, pages: pagesWith(at, this.entry.pages) }
    writeEntry(isAbove ? 'push' : 'replace', this.entry, found.url.href)
    return at
  }

  private pushModal(): void {
    this.entry = { ...this.entry, index: this.entry.index + 1, modals: modalsOf(this.entry) + 1 }
    writeEntry('push', this.entry, window.location.href)
  }

  /** Shows what the current entry of the browser stands for. */
  private async arrive(): Promise<void> {
    const { href, search, pathname } = window.location
    const before = this.entry
    const entry = readEntry()
    if (entry === null) {
      // A part of the page was named by hand: the same page, a step further.
      this.entry = { ...this.entry, index: this.entry.index + 1 }
      return writeEntry('replace', this.entry, href)
    }
    this.entry = entry
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
    const { entry } = this
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
    const { index, pages } = this.entry
    if (how === 'push') this.keepPlace()
    else if (how === 'replace') await this.stepDown(modalsOf(this.entry))
    else await this.stepDown(index - (pages[0]?.from ?? index))
  }

  private async stepDown(count: number): Promise<void> {
    if (count === 0) return
    await this.steps.go(-count)
    this.entry = readEntry() ?? this.entry
  }

  private keepPlace(): void {
    const isOnScreen = this.kept.isVisible(topOf(this.entry)?.key ?? '')
    if (!isOnScreen || readEntry()?.index !== this.entry.index) return
    const { place } = this.kept
    if (place?.top === this.entry.place?.top) return
    this.entry = { ...this.entry, place }
    writeEntry('replace', this.entry, window.location.href)
  }

  private readonly onPop = () => {
    this.sources.interrupt()
    if (!this.steps.arrive()) void this.steps.run(() => this.arrive())
  }
}

/** The browser has one history, and so the app one router. */
export const webRouter = new WebRouter()
