/** The phone's screen while a ticket is shown to a gate. */
export interface EntryScreen {
  /**
   * Makes the screen bright and keeps it awake, as far as the phone allows; `onCapture` is called when a picture
   * is taken of it. Returns a function that restores everything. Never fails.
   */
  enter(onCapture: () => void): () => void
}
