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
  back: (delta) => done(Taro.navigateBack({ delta })),
} satisfies Router

async function done(operation: Promise<unknown>): Promise<void> {
  await operation
}

function pathOf(page: Taro.Page): string {
  const [path = ''] = (page.path ?? page.route ?? '').split('?')
  return path.replace(/^\//, '')
}
