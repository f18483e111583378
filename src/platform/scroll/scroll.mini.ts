import Taro from '@tarojs/taro'
import type { Scroll } from './contract'

export const scroll = {
  toElement(id, offsetPx) {
    const query = Taro.createSelectorQuery()
    query.select(`#${id}`).boundingClientRect()
    query.selectViewport().scrollOffset()
    query.exec(([element, viewport]: [{ top?: number } | null, { scrollTop?: number } | null]) => {
      if (typeof element?.top !== 'number') return
      Taro.pageScrollTo({ scrollTop: element.top + (viewport?.scrollTop ?? 0) - offsetPx, duration: 0 })?.catch(
        () => {},
      )
    })
  },

  endPullDown() {
    Taro.stopPullDownRefresh()
  },
} satisfies Scroll
