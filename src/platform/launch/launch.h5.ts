import { nativeFlags } from './native-flags'

const KEPT_FLAGS = 'native-flags'

/**
 * The query of the address the app was opened with. A native wrapper says who it is once: its flags are kept for as
 * long as its window is open.
 */
export function launchQuery(): Readonly<Record<string, string>> {
  const query = Object.fromEntries(new URLSearchParams(window.location.search))
  return { ...keptFlags(nativeFlags(query)), ...query }
}

/** A browser that keeps nothing still shows the shop. */
function keptFlags(flags: Record<string, string>): Record<string, string> {
  try {
    if (Object.keys(flags).length > 0) sessionStorage.setItem(KEPT_FLAGS, JSON.stringify(flags))
    return nativeFlags(JSON.parse(sessionStorage.getItem(KEPT_FLAGS) ?? '{}'))
  } catch {
    return flags
  }
}
