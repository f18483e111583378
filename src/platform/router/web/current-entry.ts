import type { Route } from '@/routes/route'
import { type HistoryEntry, modalsOf, newPage, type OpenPage, readEntry, topOf, writeEntry } from './history-entry'
import type { PagePlace } from './page-place'

/** Open pages with another one added. */
export type PagesWith = (page: OpenPage, pages: readonly OpenPage[]) => readonly OpenPage[]

/** Current entry of the browser's history. Every change is written to the history at once. */
export class CurrentEntry {
  private entry: HistoryEntry = { index: 0, pages: [] }

  get value(): HistoryEntry {
    return this.entry
  }

  /** The visible page; undefined at an unknown address. */
  get page(): OpenPage | undefined {
    return topOf(this.entry)
  }

  /** Starts at the page of the address; after a reload the entry restores the pages below. */
  begin(route: Route | undefined): void {
    const known = readEntry()
    const index = known?.index ?? 0
    const isKnown = known !== null && topOf(known)?.path === route?.path
    this.entry = isKnown ? known : { index, pages: route ? [newPage(route, index)] : [] }
    this.replace(window.location.href)
  }

  /** Adopts the entry that the browser arrived at: false if other software, or the user by hand, created it. */
  arrive(): boolean {
    const entry = readEntry()
    if (entry !== null) this.entry = entry
    return entry !== null
  }

  /** Adopts an entry for the same page that the browser created itself. */
  adopt(): void {
    this.entry = { ...this.entry, index: this.entry.index + 1 }
    this.replace(window.location.href)
  }

  /** Pushes an entry for a page, or replaces the current one. */
  enter(route: Route, href: string, isAbove: boolean, pagesWith: PagesWith): OpenPage {
    const page = newPage(route, this.entry.index + (isAbove ? 1 : 0))
    this.entry = { index: page.from, pages: pagesWith(page, this.entry.pages) }
    writeEntry(isAbove ? 'push' : 'replace', this.entry, href)
    return page
  }

  /** Replaces the address of the entry. */
  replace(href: string): void {
    writeEntry('replace', this.entry, href)
  }

  /** Pushes an entry for the visible page with another address. */
  pushStep(href: string): void {
    this.entry = { ...this.entry, index: this.entry.index + 1, place: undefined }
    writeEntry('push', this.entry, href)
  }

  /** Pushes an entry for a sheet or dialog of the visible page. */
  pushModal(): void {
    this.entry = { ...this.entry, index: this.entry.index + 1, modals: modalsOf(this.entry) + 1 }
    writeEntry('push', this.entry, window.location.href)
  }

  /** Stores the scroll position of the visible page, unless the browser has already moved on. */
  keepPlace(place: PagePlace | undefined): void {
    if (readEntry()?.index !== this.entry.index || place?.top === this.entry.place?.top) return
    this.entry = { ...this.entry, place }
    this.replace(window.location.href)
  }
}
