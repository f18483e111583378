/** What a poster shows; colours as CSS writes them. */
export interface PosterPlan {
  /** Behind the picture, and alone where the picture cannot be drawn. */
  color: string
  pictureUrl: string
  title: string
  /** When, where, how much. */
  lines: readonly string[]
  hint: string
  /** The modules of the QR code, row by row. */
  code: readonly (readonly boolean[])[]
  /** A poster drawn by the shop, for platforms that draw nothing. */
  readyUrl: string
}

/** Makes a picture to save and to send. */
export interface Poster {
  /** The page lends a canvas (`ui/poster-canvas`). */
  readonly needsCanvas: boolean
  /** A file of the phone, or on the web the picture's data; null if it could not be made. Never rejects. */
  make(plan: PosterPlan): Promise<string | null>
}

/** Id of the canvas that a page lends. */
export const POSTER_CANVAS = 'poster-canvas'

/** Of the poster, px. */
export const POSTER_WIDTH = 600
export const POSTER_HEIGHT = 1080
