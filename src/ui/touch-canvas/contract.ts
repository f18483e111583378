/** A finger, or the mouse with its button down, in px from the top left corner of the canvas. */
export interface TouchPoint {
  id: number
  x: number
  y: number
}

export interface TouchCanvasProps {
  /** Id of the canvas. */
  id: string
  label: string
  className?: string
  /**
   * Px, once it is known: where a canvas keeps the size that it was found with, another one would stretch what is drawn.
   */
  height?: number
  /** Fingers that touch it now, after one came down, moved, or left. */
  onTouch(how: 'down' | 'move' | 'up' | 'cancel', fingers: readonly TouchPoint[]): void
  /** A wheel, or two fingers on a trackpad: zooms by a factor around a place. */
  onZoom(factor: number, at: { x: number; y: number }): void
  /** The mouse rests there; `null` once it has left. */
  onHover(at: { x: number; y: number } | null): void
  /** True if the key was used. */
  onKey(key: string): boolean
  /** It is there now, or has another size: it is to be found again. */
  onResize(): void
}
