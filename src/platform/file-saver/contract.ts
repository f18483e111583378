import type { Refused } from '../refused'

/** A text to save as a file. */
export interface TextFile {
  /** With its extension. */
  name: string
  text: string
}

export type FileOutcome = { kind: 'saved' } | { kind: 'unsupported' } | Refused

/** Saves files for the user. */
export interface FileSaver {
  /**
   * `download`: the browser saves it; `chat`: the user sends it to a chat, for which the vendor requires a tap of its
   * own; `none`: the window cannot save files, and screens copy the text instead.
   */
  readonly way: 'download' | 'chat' | 'none'
  /** Requires a tap. Never rejects. */
  save(file: TextFile): Promise<FileOutcome>
}
