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
import { type PageHead, type PageStatus, pageHeadOf } from './page-head/page-head'
import { redirectTarget } from './page-redirect'

interface FinderParts {
  app: FastifyInstance
  settings: Settings
  shop: Shop
}

export interface FoundPage {
  /** Null while the shop does not answer. */
  head: PageHead | null
  status: PageStatus
  /** Canonical path and query, if the request used another. */
  redirect: string | null
}

/** Finds the page of a request's address. */
export function pageFinder({ app, settings, shop }: FinderParts) {
  return async (request: FastifyRequest, answers: FirstAnswers | null): Promise<FoundPage> => {
    const [path = ''] = request.url.split('?')
    const address = pageAddressOf(path, query(request))
    const config = answers && configOf(answers)
    if (!config) return { head: null, status: address === null ? 404 : 200, redirect: null }
    const calls = new OwnCalls(app, request, answers.locale)
    const context = new FactsContext(calls, answers, shop.catalogue, config, originOf(request, settings))
    const head = await withOriginOf(request, settings, () => pageHeadOf(context, address, query(request)))
    const redirect = address && head.status === 200 ? redirectTarget(request.url, address) : null
    return { head, status: head.status, redirect }
  }
}

/** Shop configuration for visitors; null if the call fails. */
export async function fetchShopConfig(app: FastifyInstance): Promise<ShopConfig | null> {
  const { statusCode, body } = await app.inject({ url: rootPathOf(getShopConfig) })
  if (statusCode !== STATUS.success) return null
  const envelope: { statusCode: number; data: GetShopConfigOutput } = JSON.parse(body)
  return envelope.statusCode === STATUS.success ? envelope.data.cyShopConfigVO : null
}
