import type { Route } from '@/routes/route'
import { type HistoryEntry, modalsOf, newPage, type OpenPage, readEntry, topOf, writeEntry } from './history-entry'
import type { PagePlace } from './page-place'

/** The open pages once another one is among them. */
export type PagesWith = (page: OpenPage, pages: readonly OpenPage[]) => readonly OpenPage[]

/** The entry of the browser's history that the shop shows. Every change of it is written into the history at once. */
export class CurrentEntry {
  private entry: HistoryEntry = { index: 0, pages: [] }

  get value(): HistoryEntry {
    return this.entry
  }

  /** The visible page; undefined at an address of no page. */
  get page(): OpenPage | undefined {
    return topOf(this.entry)
  }

  /** Begins at the page of the address; after a reload the entry knows which pages are below. */
  begin(route: Route | undefined): void {
    const known = readEntry()
    const index = known?.index ?? 0
    const isKnown = known !== null && topOf(known)?.path === route?.path
    this.entry = isKnown ? known : { index, pages: route ? [newPage(route, index)] : [] }
    this.replace(window.location.href)
  }

  /** Takes over what the browser has arrived at: false if another software, or the user by hand, made that entry. */
  arrive(): boolean {
    const entry = readEntry()
    if (entry !== null) this.entry = entry
    return entry !== null
  }

  /** The same page a step further, in an entry that the browser has made itself. */
  adopt(): void {
    this.entry = { ...this.entry, index: this.entry.index + 1 }
    this.replace(window.location.href)
  }

  /** Makes an entry for a page, or changes the current one. */
  enter(route: Route, href: string, isAbove: boolean, pagesWith: PagesWith): OpenPage {
    const page = newPage(route, this.entry.index + (isAbove ? 1 : 0))
    this.entry = { index: page.from, pages: pagesWith(page, this.entry.pages) }
    writeEntry(isAbove ? 'push' : 'replace', this.entry, href)
    return page
  }

  /** Changes the address of the entry. */
  replace(href: string): void {
    writeEntry('replace', this.entry, href)
  }

  /** Makes an entry for the visible page with another address. */
  pushStep(href: string): void {
    this.entry = { ...this.entry, index: this.entry.index + 1, place: undefined }
    writeEntry('push', this.entry, href)
  }

  /** Makes an entry that stands for a sheet or dialog of the visible page. */
  pushModal(): void {
    this.entry = { ...this.entry, index: this.entry.index + 1, modals: modalsOf(this.entry) + 1 }
    writeEntry('push', this.entry, window.location.href)
  }

  /** Keeps where the visible page is scrolled to, unless the browser is at another entry already. */
  keepPlace(place: PagePlace | undefined): void {
    if (readEntry()?.index !== this.entry.index || place?.top === this.entry.place?.top) return
    this.entry = { ...this.entry, place }
    this.replace(window.location.href)
  }
}
