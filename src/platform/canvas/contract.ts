/** What shared code draws with: the part of a 2d context that every platform has. */
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

/** Something to draw on, and to draw from. */
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
  /** Device pixels in a px, 2 at the most: finer is not seen, and costs the square. */
  readonly pixelRatio: number
  /** The user does not like motion. */
  readonly isStill: boolean
  /** A surface that is not seen; `null` where the platform has none. */
  createSurface(width: number, height: number): Surface | null
  /** Calls before the next picture; answers what calls it off. */
  requestFrame(draw: () => void): () => void
}

/** Finds a canvas of the page by its id. */
export interface CanvasFinder {
  /** False if the platform hands out no canvas. */
  readonly canDraw: boolean
  /** `null` where the platform draws no canvas, or the page has none of this id. */
  find(id: string): Promise<ScreenCanvas | null>
}

/** See `ScreenCanvas.pixelRatio`. */
export const MAX_PIXEL_RATIO = 2
