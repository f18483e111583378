/** True for a path that stays on the host: URL parsers drop tabs and line breaks, and read a backslash as a slash. */
export function isOwnPath(address: string): boolean {
  return /^\/(?!\/)[^\\\t\n\r]*$/.test(address)
}
