import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { useEffect } from 'react'
import { getJsapiSignature } from '@/contracts/link/get-jsapi-signature'
import { formatQuery, withQuery } from '@/lib/query-string'
import type { Route } from '@/routes/route'
import { useApp } from './app-context'

/** A page as it is shared. */
export interface SharedPage {
  title: string
  imageUrl: string
  description?: string
  route: Route
  params: Readonly<Record<string, string>>
}

/**
 * Provides the vendor's menu, and the menu of a window on the web, with the page's share content; without any,
 * the shop itself. The route has to set `isShared`: else vendors offer no sharing.
 */
export function useShare(shared: SharedPage | null): void {
  const { shopConfig, sharing, payment, request, tracking } = useApp()
  const { config } = shopConfig
  const content = shared && {
    title: shared.title,
    description: shared.description ?? config?.shareDescription ?? '',
    imageUrl: shared.imageUrl,
    link: `${payment.returnOrigin}${webAddress(shared)}`,
  }
  const standIn = {
    title: config?.shareDescription || (config?.shopName ?? ''),
    imageUrl: config?.sharePosterUrl ?? '',
  }
  const { title, imageUrl } = content ?? standIn
  const path = shared ? withQuery(`/${shared.route.path}`, shared.params) : '/pages/list/list'

  const record = () => tracking.record('shared', path, { params: shared?.params ?? {} })
  useShareAppMessage(() => {
    record()
    return { title, imageUrl, path }
  })
  useShareTimeline(() => {
    record()
    return { title, imageUrl, query: formatQuery(shared?.params ?? {}) }
  })
  const key = JSON.stringify(content)
  useEffect(() => {
    const known = JSON.parse(key)
    if (known !== null) void sharing.fillMenu(known, (url) => request(getJsapiSignature, { url }))
  }, [key, sharing, request])
}

/** The page's address on the web. */
function webAddress({ route, params }: SharedPage): string {
  return withQuery(route.aliases[0] ?? `/${route.path}`, params)
}
