import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import { barOpacity } from '@/domain/bar-opacity'

/** How far the background of the title bar has come out with the scroll: 0 to 1, all of it after `distance` px. */
export function useBarBackground(distance?: number): number {
  const [opacity, setOpacity] = useState(0)
  usePageScroll(({ scrollTop }) => setOpacity(barOpacity(scrollTop, distance)))
  return opacity
}
