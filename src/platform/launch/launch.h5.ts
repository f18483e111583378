import { nativeFlags } from './native-flags'

const KEPT_FLAGS = 'native-flags'

/** Query of the launch address. A native wrapper identifies itself once: its flags last as long as its window. */
export function launchQuery(): Readonly<Record<string, string>> {
  const query = Object.fromEntries(new URLSearchParams(window.location.search))
  return { ...keptFlags(nativeFlags(query)), ...query }
}

/** The shop works in a browser without storage. */
function keptFlags(flags: Record<string, string>): Record<string, string> {
  try {
    if (Object.keys(flags).length > 0) sessionStorage.setItem(KEPT_FLAGS, JSON.stringify(flags))
    return nativeFlags(JSON.parse(sessionStorage.getItem(KEPT_FLAGS) ?? '{}'))
  } catch {
    return flags
  }
}
