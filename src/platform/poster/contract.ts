/** Content of a poster; colours in CSS notation. */
export interface PosterPlan {
  /** Background of the picture; visible alone if the picture cannot be drawn. */
  color: string
  pictureUrl: string
  title: string
  /** Date, place and price. */
  lines: readonly string[]
  hint: string
  /** The modules of the QR code, row by row. */
  code: readonly (readonly boolean[])[]
  /** Poster rendered by the shop, for platforms without drawing. */
  readyUrl: string
}

/** Creates a picture to save and share. */
export interface Poster {
  /** True if the page has to provide a canvas (`ui/poster-canvas`). */
  readonly needsCanvas: boolean
  /** A file path, or the picture's data on the web; null on failure. Never rejects. */
  make(plan: PosterPlan): Promise<string | null>
}

/** Id of the canvas that a page provides. */
export const POSTER_CANVAS = 'poster-canvas'

/** Poster width, px. */
export const POSTER_WIDTH = 600
export const POSTER_HEIGHT = 1080
