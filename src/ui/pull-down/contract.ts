export interface PullDownProps {
  /** Reloads; the indicator disappears when this resolves. */
  onPull(): Promise<unknown>
}
