/** Drawing context of shared code: the part of a 2d context that every platform has. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'globalAlpha'
  | 'fillRect'
  | 'clearRect'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'closePath'
  | 'arc'
  | 'rect'
  | 'fill'
  | 'stroke'
  | 'clip'
  | 'save'
  | 'restore'
  | 'fillText'
  | 'measureText'
  | 'setTransform'
  | 'drawImage'
  | 'createImageData'
  | 'putImageData'
>

/** A drawing target that can also be copied from. */
export interface Surface {
  readonly pen: Pen
  readonly image: CanvasImageSource
  /** In device pixels. */
  readonly width: number
  readonly height: number
}

/** A canvas of the page. */
export interface ScreenCanvas {
  readonly surface: Surface
  /** In px. */
  readonly width: number
  readonly height: number
  /** Device pixels per px, at most 2: more is invisible and costs the square. */
  readonly pixelRatio: number
  /** True if the user prefers reduced motion. */
  readonly isStill: boolean
  /** Creates an offscreen surface; `null` if the platform has none. */
  createSurface(width: number, height: number): Surface | null
  /** Schedules drawing before the next frame; returns a cancel function. */
  requestFrame(draw: () => void): () => void
}

/** Finds a canvas of the page by its id. */
export interface CanvasFinder {
  /** False if the platform provides no canvas. */
  readonly canDraw: boolean
  /** Resolves with `null` if the platform draws no canvas, or the page has none with this id. */
  find(id: string): Promise<ScreenCanvas | null>
}

/** See `ScreenCanvas.pixelRatio`. */
export const MAX_PIXEL_RATIO = 2
