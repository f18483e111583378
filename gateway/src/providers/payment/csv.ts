/** Cells of a line of a vendor's bill: their quotes, marks and blanks removed. Vendors quote no commas. */
export function cellsOf(line: string): string[] {
  return line.split(',').map((cell) => cell.replace(/^[\s`"]+|[\s`"]+$/g, ''))
}

/** `12.30` as 1230; NaN for what is no amount. */
export function centsOf(text: string): number {
  const match = /^-?(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN
}
