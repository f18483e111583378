export interface Clipboard {
  /** Resolves with true if the text is in the clipboard. */
  copy(text: string): Promise<boolean>
}
