/** Percent of the bar after this many automatic tries: it slows down and never promises the end (up to 90). */
export function autoRetryProgress(tries: number): number {
  return Math.round(90 * (1 - 0.75 ** tries))
}

/** The number of tries is shown from the third on. */
export const AUTO_RETRY_HINT_FROM = 3
