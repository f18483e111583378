import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { useApp } from '../app-context'

/** WeChat's menu shares the shop, also after a page that has shared itself; no other window of the web has a menu. */
export function useShopShare(): void {
  const app = useApp()
  const { config } = app.shopConfig
  function fill(): void {
    if (app.terminal.host !== 'wechat') return
    app.pageLoads
      .inBackground(() => import('./fill-shop-menu'))
      .then(
        ({ fillShopMenu }) => fillShopMenu(app),
        () => {},
      )
  }
  useDidShow(fill)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words come with the configuration.
  useEffect(fill, [config])
}
