import { getAppJump } from '@/contracts/link/get-app-jump'
import { getOrderJump } from '@/contracts/link/get-order-jump'
import { type GetTerminalJumpInput, getTerminalJump } from '@/contracts/link/get-terminal-jump'
import type { JumpInfo } from '@/contracts/link/jump-info'
import { isAppAddress } from '@/domain/app-address'
import { jumpLink } from '@/domain/jump-link'
import { isOpenable } from '@/domain/web-address'
import { splitAddress } from '@/lib/query-string'
import { routeOfPath } from '@/routes'
import type { Route } from '@/routes/route'
import type { App } from '@/services/app'
import { jumpPageOf } from './jump-page'

type Parts = Pick<App, 'request' | 'appLink' | 'webPlaces'>

/**
 * Opens a page in the merchant's app. Without the app the store opens. False when neither is possible:
 * then the caller shows a notice.
 */
export async function openInApp(
  app: Parts,
  route: Route,
  params: Readonly<Record<string, string>>,
  storeUrl: string,
): Promise<boolean> {
  const { request, appLink, webPlaces } = app
  const page = jumpPageOf(route, params)
  const info =
    page && (await request(getAppJump, { ...page, target: encodeURIComponent(page.target) }).catch(() => null))
  if (info?.appUrl && isAppAddress(info.appUrl, webPlaces.appSchemes) && (await appLink.open(info.appUrl))) return true
  return openExternalUrl(app, storeUrl)
}

/** Leaves the app for a page of another, where that is allowed. False if it is not. */
export function openExternalUrl({ appLink, webPlaces }: Pick<App, 'appLink' | 'webPlaces'>, url: string): boolean {
  if (!isOpenable(url, webPlaces)) return false
  appLink.openExternalUrl(url)
  return true
}

/** Opens a page of this shop's WeChat mini-program from a browser. False when there is no way. */
export async function openInMiniProgram({ request, appLink, webPlaces }: Parts, pagePath: string): Promise<boolean> {
  const { path, params } = splitAddress(pagePath)
  const page = jumpPageOf(routeOfPath(path), params)
  const link = page && jumpLink('WX_MINI_PROGRAM', page.pageName, page.target)
  const info = link && (await fetchJump(request, link).catch(() => null))
  const address = info?.wxMiniJumpUrl ?? ''
  return isAppAddress(address, webPlaces.appSchemes) && appLink.open(address)
}

/** The tickets of orders are found by the name of their page alone (NAV-147), other pages by what is on them, too. */
function fetchJump(request: App['request'], link: GetTerminalJumpInput): Promise<JumpInfo> {
  const { pageName } = link
  return pageName === 'TICKET_HOLDER' ? request(getOrderJump, { pageName }) : request(getTerminalJump, link)
}
