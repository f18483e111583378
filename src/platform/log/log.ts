/** Developer console. Codes and trace ids only: never names, phones, documents or tokens. */
export const log = {
  warn(message: string): void {
    console.warn(message)
  },
  error(message: string, cause?: unknown): void {
    console.error(message, cause)
  },
  /** Uncaught errors, as formatted by `faultText` (TRACK-012). */
  system(fault: string): void {
    console.error(`[system] ${fault}`)
  },
}
