/** Hands the browser a file to save under a name. */
export function offerDownload(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
