import { escapeMarkup } from '../../escape-markup'
import type { SitemapEntry } from './sitemap-entries'

/** Maximum entries per file; the protocol allows 50 000. */
const MAX_ENTRIES = 10_000
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Sitemap files by the suffix of their names: one file, or an index and its parts. */
export function sitemapFiles(entries: readonly SitemapEntry[], origin: string): ReadonlyMap<string, string> {
  if (entries.length <= MAX_ENTRIES) return new Map([['', urlSet(entries, origin)]])
  const parts = Array.from({ length: Math.ceil(entries.length / MAX_ENTRIES) }, (_, index) =>
    entries.slice(index * MAX_ENTRIES, (index + 1) * MAX_ENTRIES),
  )
  const listed = parts.map((part, index) => {
    const changedAt = Math.max(...part.map((entry) => entry.changedAt))
    return `<sitemap>${place(`${origin}/sitemap-${index + 1}.xml`, changedAt)}</sitemap>`
  })
  return new Map([
    ['', `${HEAD}<sitemapindex ${NAMESPACE}>\n${listed.join('\n')}\n</sitemapindex>\n`],
    ...parts.map((part, index) => [`-${index + 1}`, urlSet(part, origin)] as const),
  ])
}

function urlSet(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, changedAt }) => `<url>${place(origin + path, changedAt)}</url>`)
  return `${HEAD}<urlset ${NAMESPACE}>\n${urls.join('\n')}\n</urlset>\n`
}

function place(address: string, changedAt: number): string {
  return `<loc>${escapeMarkup(address)}</loc><lastmod>${new Date(changedAt).toISOString()}</lastmod>`
}
