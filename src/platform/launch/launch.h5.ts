/** The query of the address the app was opened with. */
export function launchQuery(): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(window.location.search))
}
