import Taro from '@tarojs/taro'
import type { Scroll } from './contract'
import { pageScroller } from './page-scroller'

export const scroll = {
  toElement(id, offsetPx) {
    const element = document.getElementById(id)
    const scroller = element && pageScroller(element)
    if (!element || !scroller) return
    scroller.scrollTo({ top: scroller.scrollTop + element.getBoundingClientRect().top - offsetPx })
  },

  endPullDown() {
    Taro.stopPullDownRefresh()
  },
} satisfies Scroll
