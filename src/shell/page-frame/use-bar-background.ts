import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import { barOpacity } from '@/domain/bar-opacity'

/** Opacity of the title bar's background by the scroll position: 0 to 1, complete after `distance` px. */
export function useBarBackground(distance?: number): number {
  const [opacity, setOpacity] = useState(0)
  usePageScroll(({ scrollTop }) => setOpacity(barOpacity(scrollTop, distance)))
  return opacity
}
