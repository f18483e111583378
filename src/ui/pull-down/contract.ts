export interface PullDownProps {
  /** Loads anew; the sign that it loads goes when this is done. */
  onPull(): Promise<unknown>
}
