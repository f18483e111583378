/** Default pause before a debounced act, ms (CONST-004). */
const DEBOUNCE_MS = 500

/** An act that runs once, at the end of a pause between its calls. */
export interface Debounced {
  (): void
  cancel(): void
}

export function debounce(act: () => void, ms = DEBOUNCE_MS): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  return Object.assign(run, { cancel: () => clearTimeout(timer) })
}
