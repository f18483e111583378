/** Over the web, from the shop itself, or a picture written out. */
const SAFE = /^(https?:\/\/|\/(?!\/)|data:image\/)/i

/** Address of a picture or video if it may be fetched; empty for any other value. */
export function mediaAddress(address: unknown): string | undefined {
  return typeof address === 'string' && SAFE.test(address) ? address : undefined
}
