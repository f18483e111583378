import type { GetLayoutOutput } from '@/contracts/layout/get-layout'
import { useBarBackground } from '@/shell/page-frame/use-bar-background'

/** How far the background of the title bar has come out; undefined where the merchant wants it to stand. */
export function useLayoutBar(layout: GetLayoutOutput | null): number | undefined {
  const opacity = useBarBackground()
  return layout?.titleBar?.mode === 'GRADIENT' ? opacity : undefined
}
