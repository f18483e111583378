/** Whether a user may be sent there: back to the shop by its own origin, or to an app on the developer's machine. */
export function isAllowedReturn(target: string, own: string): boolean {
  if (!URL.canParse(target)) return false
  const { protocol, origin, hostname, username, password } = new URL(target)
  if (protocol !== 'http:' && protocol !== 'https:') return false
  if (username !== '' || password !== '') return false
  return origin === own || hostname === 'localhost' || hostname === '127.0.0.1'
}
