import type { LinkTarget } from '@/contracts/link/link-target'
import { decodeComponent } from '@/lib/query-string'

/** Ids of codes are longer than this; what is shorter is something else. */
const MIN_ID_LENGTH = 20

/** The id of a code that was scanned, from the address in it; null for an address of something else. */
export function scannedCodeId(address: string): string | null {
  const [path = ''] = decodeComponent(address).split(/[?#]/)
  const last = path.split('/').pop() ?? ''
  return last.length > MIN_ID_LENGTH ? last : null
}

/** Target of a code, from the URL-encoded JSON that the shop stores for it; null if it is invalid. */
export function codeTarget(param: string): LinkTarget | null {
  try {
    const { path, params = {} } = JSON.parse(decodeURIComponent(param))
    if (typeof path !== 'string' || typeof params !== 'object' || params === null) return null
    const texts = Object.entries(params).filter(([, value]) => typeof value === 'string')
    return { path, params: Object.fromEntries(texts) as Record<string, string> }
  } catch {
    return null
  }
}
