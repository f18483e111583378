import type { Refused } from '../refused'

export type PhotoLibraryOutcome = { kind: 'saved' } | Refused

/** Photo library of the phone. */
export interface PhotoLibrary {
  /** `hold`: the window cannot save, the user long-presses the picture. */
  readonly way: 'save' | 'hold'
  /** Saves a picture: a file path, or its data on the web. Never rejects. */
  save(picture: string): Promise<PhotoLibraryOutcome>
  /** Opens the settings of the permission; requires a tap. Resolves with true if it is granted now. */
  reauthorize(): Promise<boolean>
}
