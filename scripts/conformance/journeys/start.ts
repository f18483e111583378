import { getAgreement } from '@/contracts/agreement/get-agreement'
import { listPolicies } from '@/contracts/agreement/list-policies'
import { getCopywriting } from '@/contracts/copywriting/get-copywriting'
import { getShop } from '@/contracts/shop/get-shop'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { listHiddenModules } from '@/contracts/shop/list-hidden-modules'
import { listCategories } from '@/contracts/show/list-categories'
import { getCurrentLocation } from '@/contracts/site/get-current-location'
import { listSites } from '@/contracts/site/list-sites'
import { matchVersion } from '@/contracts/version/match-version'
import { parseHexColor } from '@/domain/color'
import type { Locale } from '@/domain/locale'
import { PRODUCT_VERSION } from '../../../config/product-version'
import { NothingToPlay, type Visitor } from '../visitor'
import type { Journey } from './journey'

const client = 'M_WEB'

export const appStarts: Journey = {
  area: 'start',
  title: 'The app starts',
  needsLogin: false,
  async play(visitor) {
    const start = visitor.on('Start', 'The app without name, colours and tabs')
    const { cyShopConfigVO: config } = await start.call(getShopConfig, {})
    const isOpen = config.shopStatus === 'OPEN'
    start.expect(isOpen, getShopConfig, 'content', `the shop is ${config.shopStatus}`, 'The page of a closed shop only')
    const colors = config.availableShopThemes.map(({ shopMainColor }) => shopMainColor)
    start.expect(
      !colors.some((color) => parseHexColor(color) === null),
      getShopConfig,
      'content',
      `a colour is none: ${colors.join(', ')}`,
    )
    const { groups } = await start.call(listSites, {}, { sees: 'No city to choose, and lists of every city' })
    const sites = groups.flatMap(({ sites: ofGroup }) => ofGroup)
    start.expect(sites.length > 0, listSites, 'content', 'the shop has no city', 'An empty list of cities')
    await start.optional(getCurrentLocation, {})
    await start.optional(getCopywriting, { merchantId: config.merchantId, client })
    await start.optional(listHiddenModules, {})
    await start.optional(getShop, {})
    const version = {
      productCode: 'CYY',
      clientCode: client,
      merchantId: config.merchantId,
      versionNo: PRODUCT_VERSION,
    }
    await start.optional(matchVersion, version)
  },
}

export const policiesAreRead: Journey = {
  area: 'start',
  title: 'The policies of the shop are read',
  needsLogin: false,
  async play(visitor) {
    const page = visitor.on('Agreement', 'The agreement at the login cannot be read')
    for (const { id } of await page.call(listPolicies, {})) {
      const { html } = await page.call(getAgreement, { id })
      page.expect(html.trim() !== '', getAgreement, 'content', 'an agreement has no text')
    }
  },
}

export const languagesDiffer: Journey = {
  area: 'start',
  title: 'The gateway answers in the languages of the shop',
  needsLogin: false,
  async play(visitor) {
    const sees = 'Texts of another language among those of the app'
    const page = visitor.on('All shows', sees)
    const { locales } = visitor.parts
    if (locales.length < 2) throw new NothingToPlay('the shop names no second language')
    const texts: string[] = []
    for (const locale of locales) texts.push(await categoryNames(visitor, locale))
    const isEach = new Set(texts).size === texts.length
    const missing = `the names of categories are the same in ${locales.join(', ')}`
    page.expect(isEach, listCategories, 'language', missing, sees)
  },
}

async function categoryNames(visitor: Visitor, locale: Locale): Promise<string> {
  const page = visitor.on('All shows', 'No categories to filter by')
  const categories = await visitor.parts.client.inLocale(locale, () => page.call(listCategories, { level: 2 }))
  return categories.map(({ displayName }) => displayName).join(' ')
}
