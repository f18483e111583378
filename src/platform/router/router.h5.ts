import Taro from '@tarojs/taro'
import './patch-route-aliases'
import { launchQuery } from '../launch/launch'
import { nativeFlags } from '../launch/native-flags'
import type { PageAddress, Router } from './contract'
import { webPageUrl } from './page-url'

export const router = {
  maxDepth: Number.POSITIVE_INFINITY,
  stack: () => Taro.getCurrentPages().map((page) => pathOf(page)),
  open: (to) => done(Taro.navigateTo({ url: urlOf(to) })),
  redirect: (to) => done(Taro.redirectTo({ url: urlOf(to) })),
  switchTab: (to) => done(Taro.switchTab({ url: urlOf({ ...to, params: {} }) })),
  relaunch: (to) => done(Taro.reLaunch({ url: urlOf(to) })),
  back: goBack,
} satisfies Router

/** What a native wrapper finds in each of our addresses. */
const KEPT_FLAGS = nativeFlags(launchQuery())

function urlOf({ params, ...page }: PageAddress): string {
  return webPageUrl({ ...page, params: { ...params, ...KEPT_FLAGS } })
}

/** Time for the browser to go back before we stop waiting, in steps of a frame. */
const FRAME_MS = 16
const MAX_FRAMES = 60

/** Taro says that it is back before the browser is; a page opened meanwhile would be closed in its place. */
async function goBack(delta: number): Promise<void> {
  const goal = Math.max(1, Taro.getCurrentPages().length - delta)
  await Taro.navigateBack({ delta })
  for (let frame = 0; frame < MAX_FRAMES && Taro.getCurrentPages().length > goal; frame += 1) {
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS))
  }
}

async function done(operation: Promise<unknown>): Promise<void> {
  await operation
}

function pathOf(page: Taro.Page): string {
  const [path = ''] = (page.path ?? page.route ?? '').split('?')
  return path.replace(/^\//, '')
}
