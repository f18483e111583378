import type { UploadForm } from '@/domain/upload-form'
import type { Refused } from '../refused'

/** A picture on the device. */
export interface LocalImage {
  /** A file path of the phone; on the web a URL of its data. */
  path: string
  /** Bytes; 0 if unknown. */
  size: number
  /** File extension in lower case, without the dot. */
  extension: string
}

export type ImageChoice =
  | { kind: 'chosen'; image: LocalImage }
  /** A file that is no image; only the web lets users choose one. */
  | { kind: 'notImage' }
  | Refused

export type UploadOutcome = { kind: 'uploaded' } | { kind: 'failed'; reason: string }

/** Pictures of the user for upload. */
export interface ImagePicker {
  /** Lets the user pick a picture from the photo library or the camera; requires a tap. Never rejects. */
  choose(): Promise<ImageChoice>
  /**
   * Scales to 1080 × 1960 at half the quality. If that is impossible, a phone returns the original and the web null:
   * nothing leaves it with its metadata. Never rejects.
   */
  compress(image: LocalImage): Promise<LocalImage | null>
  /** Uploads a picture to an object store. Never rejects. */
  upload(image: LocalImage, form: UploadForm): Promise<UploadOutcome>
}

/** Upload timeout, ms. */
export const UPLOAD_TIMEOUT_MS = 60_000
