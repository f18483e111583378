/** Cells of a row by the names of their columns. */
export type CsvRow = Readonly<Record<string, string | number | null>>

/** Beginnings of cells that a spreadsheet executes (OWASP CSV Injection). */
const FORMULA = /^[\s]*[=+\-@\t\r]/
/** Lets spreadsheets read UTF-8. */
const BOM = '\uFEFF'

/** Comma-separated values of a list (RFC 4180) that a spreadsheet opens without executing anything. */
export class CsvFile {
  constructor(
    readonly name: string,
    private readonly rows: readonly CsvRow[],
  ) {}

  get text(): string {
    const names = Object.keys(this.rows[0] ?? {})
    const lines = [names, ...this.rows.map((row) => names.map((name) => row[name] ?? ''))]
    return BOM + lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('')
  }
}

function cellText(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const plain = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
