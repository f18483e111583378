/** A node of schema.org, as JSON-LD writes it. */
export type LinkedData = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** What links and search results show of a page. */
export interface PageFacts {
  /** Of the thing, without the name of the shop. */
  name: string
  description: string
  /** Address of a picture; null for none. */
  image: string | null
  /** What robots read of it; null for nothing. */
  data: LinkedData | null
  /** False for a page that search engines leave out. */
  isIndexed: boolean
  /** What the page belongs to, between the shop and itself. */
  parent?: { name: string; path: string }
}

/** What a page is about: its facts, that there is no such thing, that it is over, or that the gateway could not find out. */
export type FoundFacts = PageFacts | 'missing' | 'gone' | 'unknown'
