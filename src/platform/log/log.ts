/** The developer's console. Codes and trace ids only: never names, phones, documents or tokens. */
export const log = {
  warn(message: string): void {
    console.warn(message)
  },
  error(message: string, cause?: unknown): void {
    console.error(message, cause)
  },
}
