/** True if the scheme before `://` belongs to an app that the shop knows. */
export function isAppAddress(address: string, schemes: readonly string[]): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(address)?.[1]?.toLowerCase()
  return scheme !== undefined && schemes.includes(scheme)
}
