import type { TouchCanvasProps } from './contract'

/** Xiaohongshu hands out no canvas to draw on. */
export function TouchCanvas(_props: TouchCanvasProps) {
  return null
}
