import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rootPathOf } from '@/contracts/endpoint'
import { STATUS } from '@/contracts/envelope'
import { type GetShopConfigOutput, getShopConfig, type ShopConfig } from '@/contracts/shop/get-shop-config'
import { pageAddressOf } from '@/domain/page-address'
import { originOf, withOriginOf } from '../http/origin'
import { query } from '../http/request-values'
import type { Settings } from '../settings'
import type { Shop } from '../shop/shop'
import type { FirstAnswers } from './first-answers'
import { configOf } from './first-look/look'
import { OwnCalls } from './own-calls'
import { FactsContext } from './page-head/facts-context'
import { type PageHead, pageHeadOf } from './page-head/page-head'

interface FinderParts {
  app: FastifyInstance
  settings: Settings
  shop: Shop
}

export interface FoundPage {
  /** Null while the shop does not say who it is. */
  head: PageHead | null
  /** There is no such page, or nothing that it would be about. */
  isMissing: boolean
}

/** Finds out what is at the address of a request. */
export function pageFinder({ app, settings, shop }: FinderParts) {
  return async (request: FastifyRequest, answers: FirstAnswers | null): Promise<FoundPage> => {
    const [path = ''] = request.url.split('?')
    const address = pageAddressOf(path, query(request))
    const config = answers && configOf(answers)
    if (!config) return { head: null, isMissing: address === null }
    const calls = new OwnCalls(app, request, answers.locale)
    const context = new FactsContext(calls, answers, shop.catalogue, config, originOf(request, settings))
    const head = await withOriginOf(request, settings, () => pageHeadOf(context, address))
    return { head, isMissing: head.isMissing }
  }
}

/** The shop as any visitor sees it; null if it does not answer. */
export async function fetchShopConfig(app: FastifyInstance): Promise<ShopConfig | null> {
  const { statusCode, body } = await app.inject({ url: rootPathOf(getShopConfig) })
  if (statusCode !== STATUS.success) return null
  const envelope: { statusCode: number; data: GetShopConfigOutput } = JSON.parse(body)
  return envelope.statusCode === STATUS.success ? envelope.data.cyShopConfigVO : null
}
