import Taro from '@tarojs/taro'
import type { PageAddress, Router } from './contract'
import { miniPageUrl } from './page-url'
import { router as miniRouter } from './router.mini'

/** Xiaohongshu has no custom tab bar: tabs are plain pages, which draw the bar. */
export const router: Router = { ...miniRouter, switchTab: relaunch, relaunch }

async function relaunch(to: PageAddress): Promise<void> {
  await Taro.reLaunch({ url: miniPageUrl(to) })
}
