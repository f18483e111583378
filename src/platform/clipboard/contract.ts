export interface Clipboard {
  /** Whether the text is now in the clipboard. */
  copy(text: string): Promise<boolean>
}
