import Taro from '@tarojs/taro'
import './teach-aliases'
import type { Router } from './contract'
import { webPageUrl } from './page-url'

export const router = {
  maxDepth: Number.POSITIVE_INFINITY,
  stack: () => Taro.getCurrentPages().map((page) => pathOf(page)),
  open: (to) => done(Taro.navigateTo({ url: webPageUrl(to) })),
  redirect: (to) => done(Taro.redirectTo({ url: webPageUrl(to) })),
  switchTab: (to) => done(Taro.switchTab({ url: webPageUrl({ ...to, params: {} }) })),
  relaunch: (to) => done(Taro.reLaunch({ url: webPageUrl(to) })),
  back: goBack,
} satisfies Router

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
