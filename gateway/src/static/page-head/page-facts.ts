/** A schema.org node in JSON-LD. */
export type LinkedData = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** Facts of a page for links and search results. */
export interface PageFacts {
  /** Name of the subject, without the shop's. */
  name: string
  description: string
  /** Address of a picture; null for none. */
  image: string | null
  /** Structured data for robots. */
  data: readonly LinkedData[]
  /** False for a page without indexing. */
  isIndexed: boolean
  /** Parent page between the shop and this page. */
  parent?: { name: string; path: string }
}

/** Facts of a page, or that its subject is unknown, over, or could not be fetched. */
export type FoundFacts = PageFacts | 'missing' | 'gone' | 'unknown'
