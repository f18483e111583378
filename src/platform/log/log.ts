/** The developer's console. Codes and trace ids only: never names, phones, documents or tokens. */
export const log = {
  warn(message: string): void {
    console.warn(message)
  },
  error(message: string, cause?: unknown): void {
    console.error(message, cause)
  },
  /** What nobody has caught, as `faultText` tells it (TRACK-012). */
  system(fault: string): void {
    console.error(`[system] ${fault}`)
  },
}
