import { decodeComponent } from '@/lib/query-string'
import { routeOfAddress } from '@/routes'
import { nativeFlags } from './native-flags'

const KEPT_FLAGS = 'native-flags'

/**
 * Query of the launch address, and the parameters in its path (SHELL-173). A native wrapper identifies itself once: its
 * flags last as long as its window.
 */
export function launchQuery(): Readonly<Record<string, string>> {
  const query = Object.fromEntries(new URLSearchParams(window.location.search))
  return { ...keptFlags(nativeFlags(query)), ...query, ...pathParams() }
}

function pathParams(): Record<string, string> {
  const params = Object.entries(routeOfAddress(window.location.pathname)?.params ?? {})
  return Object.fromEntries(params.map(([name, value]) => [name, decodeComponent(value)]))
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
