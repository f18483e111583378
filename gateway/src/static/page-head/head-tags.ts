import { LOCALES, type Locale } from '@/domain/locale'
import { escapeMarkup } from '../../escape-markup'
import { isLinkPicture, LINK_PICTURE } from '../link-pictures/link-picture'
import { urlIn } from './facts-context'
import type { LinkedData } from './page-facts'

/** Language and script codes of search engines. */
const HREFLANG: Readonly<Record<Locale, string>> = { 'zh-CN': 'zh-Hans', 'zh-MO': 'zh-Hant', 'en-US': 'en' }
/** Maximum characters of a description. */
const MAX_DESCRIPTION = 200

export interface HeadFacts {
  locale: Locale
  origin: string
  siteName: string
  title: string
  description: string
  image: string | null
  /** Canonical path and query; null for a page without indexing. */
  canonicalPath: string | null
  data: readonly LinkedData[]
}

/** Tags for search engines and chats. Every text is escaped. */
export function headTags(facts: HeadFacts): string {
  const { canonicalPath } = facts
  const description = shortened(facts.description)
  return [
    ...(description ? [named('description', description)] : []),
    ...(canonicalPath === null ? [named('robots', 'noindex')] : addressTags(facts, canonicalPath)),
    ...shareTags({ ...facts, description }),
    ...facts.data.map(dataTag),
  ].join('')
}

function addressTags({ locale, origin }: HeadFacts, path: string): string[] {
  const link = (attributes: string, href: string) => `<link ${attributes} href="${escapeMarkup(href)}">`
  return [
    link('rel="canonical"', urlIn(locale, origin, path)),
    ...alternates(origin, path).map(({ hreflang, href }) => link(`rel="alternate" hreflang="${hreflang}"`, href)),
  ]
}

/** Addresses of a page by language, for search engines. */
export function alternates(origin: string, path: string): { hreflang: string; href: string }[] {
  const ofLocales = LOCALES.map((locale) => ({ hreflang: HREFLANG[locale], href: urlIn(locale, origin, path) }))
  return [...ofLocales, { hreflang: 'x-default', href: origin + path }]
}

function shareTags({ locale, origin, siteName, title, description, image, canonicalPath }: HeadFacts): string[] {
  const ofGraph: readonly (readonly [string, string | null])[] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonicalPath === null ? null : urlIn(locale, origin, canonicalPath)],
    ['og:image', image],
    ...sizeTags(image, origin),
    ['og:image:alt', image && title],
    ['og:locale', locale.replace('-', '_')],
  ]
  return [
    ...ofGraph.flatMap(([property, content]) => (content ? [tag('property', property, content)] : [])),
    ...LOCALES.filter((one) => one !== locale).map((one) =>
      tag('property', 'og:locale:alternate', one.replace('-', '_')),
    ),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    ...(description ? [named('twitter:description', description)] : []),
    ...(image ? [named('twitter:image', image)] : []),
  ]
}

/** Picture size, so that chats reserve its space. */
function sizeTags(image: string | null, origin: string): [string, string][] {
  if (!image || !isLinkPicture(image, origin)) return []
  const { width, height } = LINK_PICTURE
  return [
    ['og:image:type', 'image/png'],
    ['og:image:width', `${width}`],
    ['og:image:height', `${height}`],
  ]
}

/** JSON data, not a script: exempt from policies, and escaped. */
function dataTag(data: LinkedData): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  const safe = json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return `<script type="application/ld+json">${safe}</script>`
}

function named(name: string, content: string): string {
  return tag('name', name, content)
}

function tag(attribute: 'name' | 'property', value: string, content: string): string {
  return `<meta ${attribute}="${value}" content="${escapeMarkup(content)}">`
}

/** A single line, truncated. */
function shortened(text: string): string {
  const words = [...text.replace(/\s+/g, ' ').trim()]
  return words.length <= MAX_DESCRIPTION ? words.join('') : `${words.slice(0, MAX_DESCRIPTION - 1).join('')}…`
}
