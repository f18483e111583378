import { isOwnPath } from './own-path'

/** Over the web, or a picture written out. */
const SAFE = /^(https?:\/\/|data:image\/)/i

/** Address of a picture or video if it may be fetched; empty for any other value. */
export function mediaAddress(address: unknown): string | undefined {
  return typeof address === 'string' && (SAFE.test(address) || isOwnPath(address)) ? address : undefined
}
