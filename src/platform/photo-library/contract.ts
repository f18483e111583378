import type { Refused } from '../refused'

export type PhotoLibraryOutcome = { kind: 'saved' } | Refused

/** The pictures of the phone. */
export interface PhotoLibrary {
  /** `hold`: the window saves nothing by itself, the user holds a finger on the picture. */
  readonly way: 'save' | 'hold'
  /** Saves a picture: a file of the phone, or on the web its data. Never rejects. */
  save(picture: string): Promise<PhotoLibraryOutcome>
  /** Opens the settings in which leave can be given after all; only for a tap. True when it is given now. */
  reauthorize(): Promise<boolean>
}
