import type { GetLayoutOutput } from '@/contracts/layout/get-layout'
import { useBarGround } from '@/shell/page-frame/use-bar-ground'

/** How far the ground of the title bar has come out; undefined where the merchant wants it to stand. */
export function useLayoutBar(layout: GetLayoutOutput | null): number | undefined {
  const opacity = useBarGround()
  return layout?.titleBar?.mode === 'GRADIENT' ? opacity : undefined
}
