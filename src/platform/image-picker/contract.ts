import type { UploadForm } from '@/domain/upload-form'
import type { Refused } from '../refused'

/** A picture on the device. */
export interface LocalImage {
  /** A file of the phone; on the web an address of its data. */
  path: string
  /** Bytes; 0 if the vendor does not say. */
  size: number
  /** Of its name, in lower case, without the dot. */
  extension: string
}

export type ImageChoice =
  | { kind: 'chosen'; image: LocalImage }
  /** A file of another kind; only the web lets users choose one. */
  | { kind: 'notImage' }
  | Refused

export type UploadOutcome = { kind: 'uploaded' } | { kind: 'failed'; reason: string }

/** Pictures of the user's, to be sent to the shop. */
export interface ImagePicker {
  /** Asks for one picture, from the photo library or the camera; only for a tap. Never rejects. */
  choose(): Promise<ImageChoice>
  /** Made to fit 1080 × 1960 at half the quality; the picture itself where that is not possible. Never rejects. */
  compress(image: LocalImage): Promise<LocalImage>
  /** Sends a picture to a store of files. Never rejects. */
  upload(image: LocalImage, form: UploadForm): Promise<UploadOutcome>
}

/** A store may take its time, ms. */
export const UPLOAD_TIMEOUT_MS = 60_000
