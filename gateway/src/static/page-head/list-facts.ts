import { listSpus } from '@/contracts/goods/list-spus'
import { listOpenShows } from '@/contracts/open-show/list-open-shows'
import { PAGE_LENGTH } from '@/contracts/page'
import { listShows } from '@/contracts/show/list-shows'
import { listVenues } from '@/contracts/venue/list-venues'
import { ALL_CATEGORIES, DEFAULT_SITE_ID } from '@/domain/catalogue'
import { type ListName, listPath } from '@/domain/page-address'
import { type TextKey, translate } from '../../texts/text'
import type { FactsContext } from './facts-context'

/** Names of the first items in a description. */
const NAMED_ITEMS = 3

/** Facts of a list: its title, its first items, and its address. */
export interface ListFacts {
  title: string
  description: string
  /** Null for a list without items, and without indexing. */
  canonicalPath: string | null
}

type Query = Readonly<Record<string, unknown>>

/** Facts of a list of the shop; null for its home page. */
export async function listFacts(context: FactsContext, name: ListName, query: Query): Promise<ListFacts | null> {
  const page = { offset: 0, length: PAGE_LENGTH }
  if (name === 'shows') return showListFacts(context, query)
  if (name === 'goods') {
    const goods = await context.read(listSpus, page)
    const names = typeof goods === 'string' ? [] : goods.list.map((item) => item.name)
    return describedList(context, 'goods', names)
  }
  if (name === 'venues') {
    const venues = await context.read(listVenues, page)
    const names = typeof venues === 'string' ? [] : venues.list.map(({ venueName }) => venueName)
    return describedList(context, 'venues', names)
  }
  if (name === 'openShows') {
    const shows = await context.read(listOpenShows, page)
    const names = typeof shows === 'string' ? [] : shows.list.map((item) => item.name)
    return describedList(context, 'openShows', names)
  }
  return null
}

/** Shows of a city, or of a category there: the filters of the address that have a page of their own. */
async function showListFacts(context: FactsContext, query: Query): Promise<ListFacts> {
  const { catalogue, locale } = context
  const { sites, categories } = catalogue.content
  const siteOf = (id: unknown) => sites.find(({ cityId }) => cityId === id)
  const site = siteOf(query.cityId) ?? siteOf(DEFAULT_SITE_ID)
  const category = categories.find(({ code }) => code === query.category && code !== ALL_CATEGORIES)
  const cityId = site?.cityId ?? DEFAULT_SITE_ID
  const filter = { cityId, ...(category && { backendCategoryCode: category.code }) }
  const shows = await context.fetch(listShows, { ...filter, offset: 0, length: PAGE_LENGTH })
  const cards = typeof shows === 'string' ? [] : shows.list.filter(({ isSensitive }) => !isSensitive)
  const facts = { city: site?.name[locale] ?? '', category: category?.name[locale] ?? '' }
  const title = translate(locale, category ? 'list.category' : 'list.city', facts)
  const names = cards.map(({ showName }) => showName)
  return {
    title,
    description: descriptionOf(context, 'list.shows.about', { title, names }),
    canonicalPath: cards.length === 0 ? null : showListPath(cityId, category?.code),
  }
}

/** Path and query of the shows of a city, or of a category there. */
export function showListPath(cityId: string, category?: string): string {
  const entries = [
    ...(category ? [['category', category]] : []),
    ...(cityId === DEFAULT_SITE_ID ? [] : [['cityId', cityId]]),
  ]
  const search = new URLSearchParams(entries).toString()
  return listPath('shows') + (search && `?${search}`)
}

function describedList(
  context: FactsContext,
  name: 'goods' | 'venues' | 'openShows',
  names: readonly string[],
): ListFacts {
  const title = translate(context.locale, `list.${name}`)
  const description = descriptionOf(context, `list.${name}.about`, { title, names })
  return { title, description, canonicalPath: listPath(name) }
}

interface NamedList {
  title: string
  names: readonly string[]
}

function descriptionOf({ locale, config }: FactsContext, key: TextKey, { title, names }: NamedList): string {
  const separator = locale === 'en-US' ? ', ' : '、'
  const named = names.slice(0, NAMED_ITEMS).join(separator)
  return translate(locale, key, { shop: config.shopName, list: title, names: named })
}
