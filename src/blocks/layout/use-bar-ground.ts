import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import type { GetLayoutOutput } from '@/contracts/layout/get-layout'
import { barOpacity } from '@/domain/bar-opacity'

/** How far the ground of the title bar has come out; undefined where the merchant wants it to stand. */
export function useBarGround(layout: GetLayoutOutput | null): number | undefined {
  const [opacity, setOpacity] = useState(0)
  usePageScroll(({ scrollTop }) => setOpacity(barOpacity(scrollTop)))
  return layout?.titleBar?.mode === 'GRADIENT' ? opacity : undefined
}
