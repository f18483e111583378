import type { GetLayoutOutput } from '@/contracts/layout/get-layout'
import { useBarBackground } from '@/shell/page-frame/use-bar-background'

/** Opacity of the title bar's background; undefined if the merchant wants it fixed. */
export function useLayoutBar(layout: GetLayoutOutput | null): number | undefined {
  const opacity = useBarBackground()
  return layout?.titleBar?.mode === 'GRADIENT' ? opacity : undefined
}
