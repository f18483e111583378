import Taro from '@tarojs/taro'
import type { WindowChrome } from './contract'
import { applyBackground, frontColorOf, quietly } from './vendor-window'

/**
 * Alipay has no page without its own title bar: it is transparent and keeps the back button. The page draws the title
 * in its own bar; a vendor title or colour would cover it.
 */
export const windowChrome = {
  drawsWayBack: true,

  setTitle() {},

  applyTheme(scheme, palette, barScheme) {
    const bar = { frontColor: frontColorOf(barScheme) } as Taro.setNavigationBarColor.Option
    quietly(Taro.setNavigationBarColor?.(bar))
    applyBackground(scheme, palette)
  },

  setLanguage() {},
} satisfies WindowChrome
