/** Screen of the phone while a ticket is shown at a gate. */
export interface EntryScreen {
  /**
   * Brightens the screen and keeps it awake if the phone allows it; calls `onCapture` on a screenshot. Returns a
   * function that restores everything. Never fails.
   */
  enter(onCapture: () => void): () => void
}
