import type { CanvasFinder, ScreenCanvas } from './contract'

/** Returns the canvas that a test provides. */
export class FakeCanvasFinder implements CanvasFinder {
  canDraw = true
  canvas: ScreenCanvas | null = null

  find(): Promise<ScreenCanvas | null> {
    return Promise.resolve(this.canvas)
  }
}
