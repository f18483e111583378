/** Back to the shop only: this gateway's own origin, or an app on the developer's machine. */
export function isAllowedReturn(target: string, own: string): boolean {
  if (!URL.canParse(target)) return false
  const { origin, hostname } = new URL(target)
  return origin === own || hostname === 'localhost' || hostname === '127.0.0.1'
}
