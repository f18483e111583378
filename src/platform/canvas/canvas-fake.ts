import type { CanvasFinder, ScreenCanvas } from './contract'

/** Hands out the canvas that a test has put in. */
export class FakeCanvasFinder implements CanvasFinder {
  canDraw = true
  canvas: ScreenCanvas | null = null

  find(): Promise<ScreenCanvas | null> {
    return Promise.resolve(this.canvas)
  }
}
