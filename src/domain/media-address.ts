/** Over the web, from the shop itself, or a picture written out. */
const SAFE = /^(https?:\/\/|\/(?!\/)|data:image\/)/i

/** The address of a picture or a film as far as it may be fetched; nothing for whatever else a shop may have sent. */
export function mediaAddress(address: unknown): string | undefined {
  return typeof address === 'string' && SAFE.test(address) ? address : undefined
}
