import Taro from '@tarojs/taro'
import type { Visibility } from './contract'

/** Vendors report each element separately; reports within this time are batched, ms. */
const GATHERING_MS = 20

let waiting: (() => void)[] = []

/** Batched changes render together: each rendering crosses the bridge to the view. */
function gather(change: () => void): void {
  if (waiting.length === 0) {
    setTimeout(() => {
      const changes = waiting
      waiting = []
      for (const one of changes) one()
    }, GATHERING_MS)
  }
  waiting.push(change)
}

export const visibility: Visibility = {
  // Less than a screen: everything rendered ahead has to cross the bridge before the first screen is complete.
  nearPx: 600,
  // Number of blocks on the first screen of a phone.
  firstBlocks: 4,

  watch(id, marginPx, onChange, within) {
    const { page } = Taro.getCurrentInstance()
    if (!page) return () => {}
    let isOver = false
    const observer = Taro.createIntersectionObserver(page)
    const margins = { top: marginPx, bottom: marginPx }
    const bounded = within ? observer.relativeTo(`#${within}`, margins) : observer.relativeToViewport(margins)
    bounded.observe(`#${id}`, ({ intersectionRatio = 0, boundingClientRect }) =>
      gather(() => !isOver && onChange(intersectionRatio > 0, boundingClientRect?.height ?? 0)),
    )
    return () => {
      isOver = true
      observer.disconnect()
    }
  },

  drawInTurn(draw) {
    draw()
    return () => {}
  },
}
