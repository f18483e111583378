import { launchQuery } from '../launch/launch'
import { nativeFlags } from '../launch/native-flags'
import type { PageAddress, Router } from './contract'
import { webPageUrl } from './page-url'
import { webRouter } from './web/web-router'

export const router = {
  maxDepth: Number.POSITIVE_INFINITY,
  stack: () => webRouter.stack(),
  open: (to) => webRouter.open(urlOf(to)),
  redirect: (to) => webRouter.redirect(urlOf(to)),
  switchTab: (to) => webRouter.switchTab(urlOf(to)),
  relaunch: (to) => webRouter.relaunch(urlOf(to)),
  back: (delta) => webRouter.back(delta),
  params: () => webRouter.params(),
  replaceParams: (params, isStep) => webRouter.replaceParams(params, isStep),
} satisfies Router

/** Flags of a native wrapper, kept in each address. */
const KEPT_FLAGS = nativeFlags(launchQuery())

function urlOf({ params, ...page }: PageAddress): string {
  return webPageUrl({ ...page, params: { ...params, ...KEPT_FLAGS } })
}
