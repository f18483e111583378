import Taro from '@tarojs/taro'
import type { Router } from './contract'
import { miniPageUrl } from './page-url'

/** Maximum stack depth of mini-programs. */
const MAX_DEPTH = 10

export const router = {
  maxDepth: MAX_DEPTH,
  stack: () => Taro.getCurrentPages().map((page) => (page.route ?? '').replace(/^\//, '')),
  open: (to) => done(Taro.navigateTo({ url: miniPageUrl(to) })),
  redirect: (to) => done(Taro.redirectTo({ url: miniPageUrl(to) })),
  switchTab: ({ path }) => done(Taro.switchTab({ url: `/${path}` })),
  // Vendors open tab pages without a query; they receive parameters by `useAddress`.
  relaunch: (to) => done(Taro.reLaunch({ url: to.isTab ? `/${to.path}` : miniPageUrl(to) })),
  back: (delta) => done(Taro.navigateBack({ delta })),
  params: () => null,
  replaceParams: async () => {},
} satisfies Router

async function done(operation: Promise<unknown>): Promise<void> {
  await operation
}
