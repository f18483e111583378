import type { Refused } from '../refused'

/** A text that becomes a file. */
export interface TextFile {
  /** With its ending. */
  name: string
  text: string
}

export type FileOutcome = { kind: 'saved' } | { kind: 'unsupported' } | Refused

/** Hands the user a file. */
export interface FileSaver {
  /**
   * `download`: the browser saves it; `chat`: the user sends it to a chat, and the vendor wants a tap of its own for
   * that; `none`: the window hands out no files, and screens copy the text instead.
   */
  readonly way: 'download' | 'chat' | 'none'
  /** Only for a tap. Never rejects. */
  save(file: TextFile): Promise<FileOutcome>
}
