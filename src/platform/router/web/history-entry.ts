import type { Route } from '@/routes/route'
import type { PagePlace } from './page-place'

/** A page among those that one entry of the browser's history stands for. */
export interface OpenPage {
  /** Page path without a leading slash. */
  readonly path: string
  /** What tells it from another page with the same path; a tab page has only one. */
  readonly key: string
  /** Index of its first entry. */
  readonly from: number
}

/** What the browser keeps with an entry of its history, and gives back after a reload. */
export interface HistoryEntry {
  /** Place among the entries that this shop made one after the other, from 0. */
  readonly index: number
  /** The open pages from the bottom to the visible one. */
  readonly pages: readonly OpenPage[]
  /** Sheets and dialogs that were open on the visible page; absent if there were none. */
  readonly modals?: number
  /** Where the visible page was scrolled to when it was left; absent at its beginning. */
  readonly place?: PagePlace | undefined
}

/** Other software may keep something there as well. */
const KEY = 'encore'

let pagesMade = 0

/** A page that begins at an entry; a tab page is always the same one. */
export function newPage({ path, isTab }: Pick<Route, 'path' | 'isTab'>, from: number): OpenPage {
  pagesMade += 1
  return { path, from, key: isTab ? path : `${Date.now().toString(36)}-${pagesMade}` }
}

/** What the current entry stands for; null for an entry that this shop did not make. */
export function readEntry(): HistoryEntry | null {
  const state = window.history.state as Record<string, HistoryEntry> | null
  const entry = state?.[KEY]
  return entry && Number.isInteger(entry.index) && Array.isArray(entry.pages) ? entry : null
}

/** Makes an entry above the current one, which drops those above it, or changes the current one. */
export function writeEntry(how: 'push' | 'replace', entry: HistoryEntry, url: string): void {
  window.history[`${how}State`]({ [KEY]: entry }, '', url)
}

/** Entries, this one included, that stand for a sheet or dialog of the page that it shows. */
export function modalsOf({ modals = 0 }: HistoryEntry): number {
  return modals
}

/** The page that an entry shows; undefined for an address of no page. */
export function topOf({ pages }: HistoryEntry): OpenPage | undefined {
  return pages[pages.length - 1]
}
