import { CsvError, parse } from 'csv-parse/sync'
import { type MapPoint, SEAT_FLAG } from '@/contracts/seat/seat-map'
import { LOCALES } from '@/domain/locale'
import {
  coordinate,
  emptySource,
  MAX_CAPACITY,
  MAX_SEAT_NUMBER,
  nameFault,
  rowKey,
  type SeatMapFault,
  type SeatSource,
  seatFileText,
  wholeNumber,
} from './seat-source'

const REQUIRED = ['section', 'row', 'seat', 'x', 'y', 'category'] as const
const LABELS = LOCALES.map((locale) => ({ locale, column: `label ${locale}`.toLowerCase() }))
const MARKS = {
  wheelchair: SEAT_FLAG.wheelchair,
  companion: SEAT_FLAG.companion,
  'restricted view': SEAT_FLAG.restrictedView,
} as const
const COLUMNS: readonly string[] = [
  ...REQUIRED,
  'gate',
  'row label',
  ...Object.keys(MARKS),
  'capacity',
  ...LABELS.map(({ column }) => column),
]
const YES = ['1', 'yes', 'true', 'x']
const NO = ['', '0', 'no', 'false']
/** Section of the lines that are corners of the stage. */
const STAGE = 'stage'
const SEPARATORS = [',', ';', '\t']

interface Line {
  line: number
  cells: string[]
}

/**
 * Seats of a CSV file, one a line. A line without row and seat is a corner of its section's outline (two corners: a
 * rectangle), and with a capacity of a standing block; those of the section `stage` are corners of the stage.
 */
export function readSeatCsv(bytes: Uint8Array): SeatSource {
  const source = emptySource()
  const text = seatFileText(bytes)
  const [header, ...lines] = typeof text === 'string' ? csvLines(text, source.faults) : []
  if (typeof text !== 'string') source.faults.push(text)
  if (!header || !checkHeader(header, source.faults)) return source
  const columns = new Map(header.cells.map((name, at) => [columnName(name), at]))
  for (const { line, cells } of lines) {
    if (cells.length !== header.cells.length) {
      const message = `The line has ${cells.length} cells, the header has ${header.cells.length}.`
      source.faults.push({ line, value: cells.join(','), message })
    } else {
      readLine(new SeatLine(line, (name) => cells[columns.get(name) ?? -1] ?? '', source.faults), source)
    }
  }
  for (const block of source.blocks) block.corners = outline(block.corners)
  if (source.stage) source.stage = outline(source.stage)
  return source
}

function csvLines(text: string, faults: SeatMapFault[]): Line[] {
  const first = text.slice(0, text.indexOf('\n') + 1 || undefined)
  const count = (separator: string) => first.split(separator).length
  const delimiter = SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best))
  try {
    const options = { bom: true, delimiter, trim: true, skip_empty_lines: true, relax_column_count: true, info: true }
    const records = parse(text, { ...options, info: true }) as unknown as {
      info: { lines: number }
      record: string[]
    }[]
    const lines = records.map(({ info, record }) => ({ line: info.lines, cells: record }))
    return lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    faults.push({ line: typeof error.lines === 'number' ? error.lines : null, value: '', message: error.message })
    return []
  }
}

/** `Restricted_View` and `restricted view` are the same column. */
function columnName(cell: string): string {
  return cell.toLowerCase().replace(/[\s_]+/g, ' ')
}

function checkHeader({ line, cells }: Line, faults: SeatMapFault[]): boolean {
  const names = cells.map(columnName)
  const before = faults.length
  for (const [at, name] of names.entries()) {
    const value = cells[at] ?? ''
    if (!COLUMNS.includes(name)) {
      faults.push({ line, value, message: `There is no column of this name. Columns: ${COLUMNS.join(', ')}.` })
    } else if (names.indexOf(name) !== at) {
      faults.push({ line, value, message: 'The column is there twice.' })
    }
  }
  for (const name of REQUIRED.filter((column) => !names.includes(column))) {
    faults.push({ line, value: name, message: `The column “${name}” is missing.` })
  }
  return faults.length === before
}

/** Cells of a line, by column; reports faulty ones. */
class SeatLine {
  constructor(
    readonly line: number,
    readonly cell: (column: string) => string,
    private readonly faults: SeatMapFault[],
  ) {}

  report(value: string, message: string): void {
    this.faults.push({ line: this.line, value, message })
  }

  point(): MapPoint | null {
    const [x, y] = ['x', 'y'].map((axis) => {
      const value = coordinate(this.cell(axis))
      if (value === null) this.report(this.cell(axis), `${axis} is no number.`)
      return value
    })
    return x == null || y == null ? null : [x, y]
  }

  number(column: string, max: number): number | null {
    const value = wholeNumber(this.cell(column), max)
    if (value === null) this.report(this.cell(column), `The ${column} is no whole number from 1 to ${max}.`)
    return value
  }

  name(column: string): string | null {
    const fault = nameFault(column, this.cell(column))
    if (fault) this.report(this.cell(column), fault)
    return fault ? null : this.cell(column)
  }

  flags(): number {
    return Object.entries(MARKS).reduce((sum, [column, flag]) => {
      const value = this.cell(column).toLowerCase()
      if (!YES.includes(value) && !NO.includes(value)) this.report(value, `${column} is yes or no.`)
      return sum + (YES.includes(value) ? flag : 0)
    }, 0)
  }
}

function readLine(cells: SeatLine, source: SeatSource): void {
  const section = cells.name('section')
  const point = cells.point()
  if (section === null) return
  readLabels(cells, section, source)
  if (cells.cell('row') === '' && cells.cell('seat') === '') readCorner(cells, section, point, source)
  else readSeat(cells, section, point, source)
}

function readSeat(cells: SeatLine, section: string, point: MapPoint | null, source: SeatSource): void {
  const row = cells.name('row')
  const number = cells.number('seat', MAX_SEAT_NUMBER)
  const flags = cells.flags()
  if (cells.cell('capacity') !== '') cells.report(cells.cell('capacity'), 'A seat has no capacity.')
  if (row === null || number === null || point === null) return
  const [x, y] = point
  const { line } = cells
  source.seats.push({
    section,
    row,
    number,
    x,
    y,
    category: cells.cell('category'),
    gate: cells.cell('gate'),
    flags,
    line,
  })
  const label = cells.cell('row label')
  const key = rowKey({ section, row })
  const other = source.rowNames.get(key)
  if (label !== '' && other !== undefined && other !== label) {
    cells.report(label, `Row ${row} of section ${section} is already labeled “${other}”.`)
  } else if (label !== '') {
    source.rowNames.set(key, label)
  }
}

function readCorner(cells: SeatLine, section: string, point: MapPoint | null, source: SeatSource): void {
  if (point === null) return
  if (section.toLowerCase() === STAGE) {
    source.stage = [...(source.stage ?? []), point]
    return
  }
  const capacity = cells.cell('capacity') === '' ? null : cells.number('capacity', MAX_CAPACITY)
  const block = source.blocks.find((known) => known.section === section)
  const [category, gate] = [cells.cell('category'), cells.cell('gate')]
  if (!block) {
    source.blocks.push({ section, corners: [point], capacity, category, gate, line: cells.line })
    return
  }
  block.corners.push(point)
  for (const [name, value] of [
    ['category', category],
    ['gate', gate],
  ] as const) {
    if (value !== '' && block[name] !== '' && value !== block[name]) {
      cells.report(value, `Section ${section} already has the ${name} “${block[name]}”.`)
    }
    block[name] ||= value
  }
  if (capacity !== null && block.capacity !== null && capacity !== block.capacity) {
    cells.report(String(capacity), `Section ${section} already has the capacity ${block.capacity}.`)
  }
  block.capacity ??= capacity
}

function readLabels(cells: SeatLine, section: string, source: SeatSource): void {
  for (const { locale, column } of LABELS) {
    const label = cells.cell(column)
    const names = source.sectionNames.get(section) ?? {}
    if (label === '') continue
    if (names[locale] !== undefined && names[locale] !== label) {
      cells.report(label, `Section ${section} is already labeled “${names[locale]}”.`)
    }
    source.sectionNames.set(section, { [locale]: label, ...names })
  }
}

/** Two corners are those of a rectangle. */
function outline(corners: MapPoint[]): MapPoint[] {
  const [first, second] = corners
  if (!first || !second || corners.length !== 2) return corners
  return [first, [second[0], first[1]], second, [first[0], second[1]]]
}
