import type { Route } from '@/routes/route'
import type { PagePlace } from './page-place'

/** An open page in an entry of the browser's history. */
export interface OpenPage {
  /** Page path without a leading slash. */
  readonly path: string
  /** Distinguishes pages with the same path; a tab page has a single key. */
  readonly key: string
  /** Index of its first entry. */
  readonly from: number
}

/** State that the browser stores with a history entry and restores after a reload. */
export interface HistoryEntry {
  /** Index among the shop's consecutive entries, from 0. */
  readonly index: number
  /** The open pages from the bottom to the visible one. */
  readonly pages: readonly OpenPage[]
  /** Number of open sheets and dialogs; absent without any. */
  readonly modals?: number
  /** Scroll position when the page was left; absent at the top. */
  readonly place?: PagePlace | undefined
}

/** Other software may store state there as well. */
const KEY = 'encore'

let pagesMade = 0

/** A page that starts at an entry; tab pages have a fixed key. */
export function newPage({ path, isTab }: Pick<Route, 'path' | 'isTab'>, from: number): OpenPage {
  pagesMade += 1
  return { path, from, key: isTab ? path : `${Date.now().toString(36)}-${pagesMade}` }
}

/** State of the current entry; null for an entry of other origin. */
export function readEntry(): HistoryEntry | null {
  const state = window.history.state as Record<string, HistoryEntry> | null
  const entry = state?.[KEY]
  return entry && Number.isInteger(entry.index) && Array.isArray(entry.pages) ? entry : null
}

/** Pushes an entry, which drops those above, or replaces the current one. */
export function writeEntry(how: 'push' | 'replace', entry: HistoryEntry, url: string): void {
  window.history[`${how}State`]({ [KEY]: entry }, '', url)
}

/** Number of entries, including this one, for sheets and dialogs of its page. */
export function modalsOf({ modals = 0 }: HistoryEntry): number {
  return modals
}

/** The page of an entry; undefined for an unknown address. */
export function topOf({ pages }: HistoryEntry): OpenPage | undefined {
  return pages[pages.length - 1]
}
