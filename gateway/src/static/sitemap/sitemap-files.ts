import { LOCALES, type Locale } from '@/domain/locale'
import { escapeMarkup } from '../../escape-markup'
import { urlIn } from '../page-head/facts-context'
import { alternates } from '../page-head/head-tags'
import type { SitemapEntry } from './sitemap-entries'

/** Maximum entries per file, each in every language; the protocol allows 50 000 addresses. */
const MAX_ENTRIES = 10_000
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const LANGUAGES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** Sitemap files by the suffix of their names: one file, or an index and its parts. */
export function sitemapFiles(entries: readonly SitemapEntry[], origin: string): ReadonlyMap<string, string> {
  if (entries.length <= MAX_ENTRIES) return new Map([['', urlSet(entries, origin)]])
  const parts = Array.from({ length: Math.ceil(entries.length / MAX_ENTRIES) }, (_, index) =>
    entries.slice(index * MAX_ENTRIES, (index + 1) * MAX_ENTRIES),
  )
  const listed = parts.map((part, index) => {
    const changedAt = Math.max(0, ...part.map((entry) => entry.changedAt ?? 0)) || null
    return `<sitemap>${place(`${origin}/sitemap-${index + 1}.xml`, changedAt)}</sitemap>`
  })
  return new Map([
    ['', `${HEAD}<sitemapindex ${NAMESPACE}>\n${listed.join('\n')}\n</sitemapindex>\n`],
    ...parts.map((part, index) => [`-${index + 1}`, urlSet(part, origin)] as const),
  ])
}

function urlSet(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.flatMap(({ path, changedAt }) => {
    const others = alternates(origin, path).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
    )
    const urlOf = (locale: Locale) => `<url>${place(urlIn(locale, origin, path), changedAt)}${others.join('')}</url>`
    return LOCALES.map(urlOf)
  })
  return `${HEAD}<urlset ${NAMESPACE} ${LANGUAGES}>\n${urls.join('\n')}\n</urlset>\n`
}

function place(address: string, changedAt: number | null): string {
  const lastmod = changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
  return `<loc>${escapeMarkup(address)}</loc>${lastmod}`
}
