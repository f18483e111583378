import Taro from '@tarojs/taro'
import type { WindowChrome } from './contract'
import { applyBackground, frontColorOf, quietly } from './vendor-window'

export const windowChrome = {
  drawsWayBack: false,

  setTitle(title) {
    quietly(Taro.setNavigationBarTitle?.({ title }))
  },

  applyTheme(scheme, palette, barScheme) {
    const { background } = palette
    quietly(Taro.setNavigationBarColor?.({ frontColor: frontColorOf(barScheme), backgroundColor: background }))
    applyBackground(scheme, palette)
  },

  setLanguage() {},
} satisfies WindowChrome
