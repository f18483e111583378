import type { Jump } from '@/contracts/jump'
import { isOpenable } from '@/domain/web-address'
import { commonText } from '@/i18n/common-text'
import { parseQuery } from '@/lib/query-string'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { namedPage } from './jump-target'
import { openInMiniProgram } from './open-external'

type NamedPageApp = Pick<App, 'navigation' | 'prompts' | 'words' | 'terminal'>
type JumpApp = NamedPageApp & Pick<App, 'webPlaces' | 'miniProgram' | 'request' | 'appLink'>

/** Follows a banner, an icon or a notice. A target that this shop does not have is ignored. */
export function openJump(app: JumpApp, jump: Jump): void {
  const { navigation, prompts, webPlaces, words } = app
  const { type, target = '', path = '', appId = '', content } = jump
  switch (type) {
    case 'SHOW':
      void navigation.open(routes.showDetail, { showId: target })
      break
    case 'SHOW_LIST':
      void navigation.switchTab(routes.all, { category: target })
      break
    case 'TOPIC':
      void navigation.open(routes.homeTopic, { topicId: target })
      break
    case 'GOODS':
      void navigation.open(routes.shopDetail, { spuId: target })
      break
    case 'COUPON':
      void navigation.open(routes.couponReceive, { couponTemplateIds: target })
      break
    case 'PAGE':
      openNamedPage(app, target, path)
      break
    case 'H5':
      if (isOpenable(target, webPlaces)) void navigation.open(routes.webView, { url: target })
      break
    case 'MINI_PROGRAM':
      void openMiniProgram(app, appId, path)
      break
    case 'TOAST':
      prompts.showToast(content || words.of(commonText)('banner.soon'))
      break
    default:
  }
}

/** Opens a page by the name it has in jumps. An unknown name is ignored; a native wrapper shows a notice. */
export function openNamedPage(app: NamedPageApp, name: string, query = ''): void {
  const { navigation, prompts, words, terminal } = app
  const route = namedPage(name)
  if (!route) {
    if (terminal.host === 'native') prompts.showToast(words.of(commonText)('native.soon'))
    return
  }
  const params = parseQuery(query)
  // Paying for parking starts over: there is nothing to go back to.
  if (route === routes.parkingPayment) void navigation.relaunch(route, params)
  else if (route.isTab) void navigation.switchTab(route, params)
  else void navigation.open(route, params)
}

/** Shows nothing to a user who cancels. */
async function openMiniProgram(app: JumpApp, appId: string, path: string): Promise<void> {
  const { miniProgram, prompts, words } = app
  const page = path || routes.list.path
  const outcome = await miniProgram.open(appId, page)
  const isOpen = outcome === 'unsupported' ? await openInMiniProgram(app, page) : outcome !== 'failed'
  if (!isOpen) prompts.showToast(words.of(commonText)('miniProgram.failed'))
}
