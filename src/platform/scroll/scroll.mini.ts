import Taro from '@tarojs/taro'
import type { Scroll } from './contract'

/** Below the title bar, with the label above the field. */
const REVEAL_OFFSET_PX = 140

export const scroll: Scroll = {
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

  reveal(id, box) {
    if (box) box.show(id)
    else scroll.toElement(id, REVEAL_OFFSET_PX)
  },

  endPullDown() {
    Taro.stopPullDownRefresh()
  },
}
