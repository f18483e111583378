/** Downloads a text as a file of a type and name. */
export function offerText(text: string, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  offerDownload(address, name)
  URL.revokeObjectURL(address)
}

/** Downloads a file under a name. */
export function offerDownload(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
