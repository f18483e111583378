import Taro from '@tarojs/taro'
import type { WindowChrome } from './contract'
import { applyBackground, frontColorOf, quietly } from './vendor-window'

/**
 * Alipay has no page without its own title bar: it is see-through and keeps the way back. The title is the page's, in
 * its own bar; a second one of the vendor's would lie on it, and so would a colour.
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
