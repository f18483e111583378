/** Whether an address opens an app that the shop knows, by the scheme before `://`. */
export function isAppAddress(address: string, schemes: readonly string[]): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(address)?.[1]?.toLowerCase()
  return scheme !== undefined && schemes.includes(scheme)
}
