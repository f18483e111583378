/** Text in the languages of the shop. `zh-MO` is derived from `zh-CN` where it is absent. */
export interface WrittenText {
  /** @minLength 1 */
  'zh-CN': string
  /** @minLength 1 */
  'zh-MO'?: string
  /** @minLength 1 */
  'en-US': string
}

/** Amount of money in yuan with at most two decimals, such as `380.00`. */
export type Money = number

/**
 * Moment on the clock of the venue, such as `2026-12-24 19:30`, or with its own offset, `2026-12-24T19:30+08:00`.
 *
 * @pattern ^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})?$
 */
export type Moment = string

/**
 * Name of a document, also the name of its file: small letters, digits and hyphens.
 *
 * @pattern ^[a-z0-9][a-z0-9-]{0,59}$
 */
export type DocumentId = string

/**
 * Picture of the folder `pictures`, such as `pictures/lighthouse.jpg`.
 *
 * @pattern ^pictures/[A-Za-z0-9][A-Za-z0-9._/-]*\.(jpe?g|png|webp|avif|svg)$
 */
export type PicturePath = string

/**
 * Color, such as `#0E8F80`.
 *
 * @pattern ^#[0-9A-Fa-f]{6}$
 */
export type Color = string

/** Category of a show in the catalogue. */
export type CategoryName = 'concert' | 'theatre' | 'sports' | 'classical' | 'exhibition' | 'dance' | 'family' | 'comedy'

/**
 * Day at the venue, such as `2026-12-24`.
 *
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
export type Day = string

/**
 * Time of a day, such as `09:30`.
 *
 * @pattern ^([01]\d|2[0-3]):[0-5]\d$
 */
export type TimeOfDay = string

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

/** Picture of an offer: a file of the shop, or one of the drawings that the app has. */
export interface PictureChoice {
  /** A drawing in its place if there is none. */
  picture?: PicturePath
  /** Drawing of the app, such as `gift`; all names are in docs/own-shop.md. */
  drawing?: string
}
