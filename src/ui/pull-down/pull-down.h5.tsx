import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { pageScroller } from '@/platform/scroll/page-scroller'
import { Spinner } from '../spinner/spinner'
import type { PullDownProps } from './contract'
import styles from './pull-down.module.scss'

/** A pull of this length loads, px; it follows the finger at half its pace. */
const ENOUGH_PX = 56
const PACE = 0.5
const MAX_PX = 96

/** Stands at the top of a page and opens when the page is pulled down from there. */
export function PullDown({ onPull }: PullDownProps) {
  const place = useRef<HTMLElement>(null)
  const load = useRef(onPull)
  load.current = onPull
  const [height, setHeight] = useState(0)

  useEffect(() => {
    const scroller = place.current && pageScroller(place.current)
    if (!scroller) return
    return watchPulls(scroller, setHeight, () => load.current())
  }, [])

  return (
    <View ref={place} className={styles.place} style={{ height: `${height}px` }}>
      {height > 0 && <Spinner className={styles.spinner} />}
    </View>
  )
}

/** Follows a finger that begins at the top of the page; answers what ends it. */
function watchPulls(page: Element, open: (height: number) => void, load: () => Promise<unknown>): () => void {
  let from: number | null = null
  let pulled = 0
  let isLoading = false
  const begin = ({ touches }: TouchEvent) => {
    from = page.scrollTop <= 0 && !isLoading ? (touches[0]?.clientY ?? null) : null
  }
  const move = (event: TouchEvent) => {
    const y = event.touches[0]?.clientY
    if (from === null || y === undefined) return
    pulled = Math.min(MAX_PX, (y - from) * PACE)
    if (pulled <= 0) return
    event.preventDefault()
    open(pulled)
  }
  const end = () => {
    const isEnough = from !== null && pulled >= ENOUGH_PX
    from = null
    pulled = 0
    if (!isEnough) return isLoading || open(0)
    isLoading = true
    open(ENOUGH_PX)
    void load().finally(() => {
      isLoading = false
      open(0)
    })
  }
  const handlers = { touchstart: begin, touchmove: move, touchend: end, touchcancel: end }
  // A listener that may prevent scrolling has to be registered as not passive.
  for (const [name, handler] of Object.entries(handlers))
    page.addEventListener(name, handler as EventListener, { passive: name !== 'touchmove' })
  return () => {
    for (const [name, handler] of Object.entries(handlers)) page.removeEventListener(name, handler as EventListener)
  }
}
