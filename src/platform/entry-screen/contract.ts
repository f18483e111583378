/** The phone's screen while a ticket is shown to a gate. */
export interface EntryScreen {
  /**
   * Makes the screen bright and keeps it awake, as far as the phone lets; `onCapture` hears of a picture that was taken of
   * it. Answers what puts everything back. Never fails.
   */
  enter(onCapture: () => void): () => void
}
