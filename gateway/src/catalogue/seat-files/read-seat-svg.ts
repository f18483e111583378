import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { type MapPoint, SEAT_FLAG } from '@/contracts/seat/seat-map'
import {
  coordinate,
  emptySource,
  MAX_CAPACITY,
  MAX_SEAT_NUMBER,
  nameFault,
  type SeatSource,
  seatFileText,
  wholeNumber,
} from './seat-source'
import { DEFINITIONS, middleOf, outlineOf } from './svg-shapes'
import { IDENTITY, type Matrix, movedBy, product, transformOf } from './svg-transform'

/** Maximum depth of nested groups. */
const MAX_DEPTH = 64
const FLAGS: Readonly<Record<string, number>> = {
  wheelchair: SEAT_FLAG.wheelchair,
  companion: SEAT_FLAG.companion,
  'restricted-view': SEAT_FLAG.restrictedView,
}

interface Group {
  matrix: Matrix
  category: string
  gate: string
  flags: string
}

/**
 * Seats of a drawing (SVG): shapes with an id. `seat.A.12.5` is seat 5 of row 12 in section A, at the middle of its
 * circle, ellipse or rectangle; `block.A` is the outline of a section, with `data-capacity` of a standing block; `stage`
 * is the stage. `data-category`, `data-gate` and `data-flags` stand on the shape or on a group around it.
 */
export function readSeatSvg(bytes: Uint8Array): SeatSource {
  const source = emptySource()
  const text = seatFileText(bytes)
  if (typeof text !== 'string') return { ...source, faults: [text] }
  const reader = new SvgReader(source)
  reader.read(text)
  return source
}

const WHOLE: Group = { matrix: IDENTITY, category: '', gate: '', flags: '' }

class SvgReader {
  private readonly parser = new SaxesParser({ xmlns: false, position: true })
  private readonly groups: Group[] = [WHOLE]
  /** Shapes of these are drawn elsewhere, or not at all. */
  private hidden = 0

  constructor(private readonly source: SeatSource) {}

  read(text: string): void {
    const { parser } = this
    let isWrong = false
    parser.on('doctype', () => {
      isWrong = true
      this.report('<!DOCTYPE', 'The drawing has a document type, which may declare entities. Save it as plain SVG.')
    })
    parser.on('error', ({ message }) => {
      if (!isWrong) this.report('', `The drawing is no well-formed SVG: ${message}`)
      isWrong = true
    })
    parser.on('opentag', (tag) => {
      if (!isWrong) this.open(tag)
    })
    parser.on('closetag', ({ name }) => {
      this.groups.pop()
      if (DEFINITIONS.includes(name)) this.hidden -= 1
    })
    parser.write(text).close()
  }

  private report(value: string, message: string): void {
    this.source.faults.push({ line: this.parser.line, value, message })
  }

  private open({ name, attributes }: SaxesTagPlain): void {
    const group = this.groupOf(attributes)
    this.groups.push(group)
    if (this.groups.length > MAX_DEPTH) this.report(name, `Groups are nested deeper than ${MAX_DEPTH}.`)
    if (DEFINITIONS.includes(name)) this.hidden += 1
    if (name === 'svg' && this.groups.length === 2) this.readSize(attributes.viewBox ?? '')
    if (this.hidden === 0) this.readShape(attributes.id ?? '', name, attributes, group)
  }

  /** Attributes of a tag and the groups around it. */
  private groupOf(attributes: Record<string, string>): Group {
    const parent = this.groups[this.groups.length - 1] ?? WHOLE
    const own = transformOf(attributes.transform ?? '')
    if (own === null) this.report(attributes.transform ?? '', 'The transform is not understood.')
    return {
      matrix: product(parent.matrix, own ?? IDENTITY),
      category: attributes['data-category'] ?? parent.category,
      gate: attributes['data-gate'] ?? parent.gate,
      flags: attributes['data-flags'] ?? parent.flags,
    }
  }

  private readShape(id: string, name: string, attributes: Record<string, string>, group: Group): void {
    if (id.startsWith('seat.')) this.readSeat(id, name, attributes, group)
    else if (id.startsWith('block.')) this.readBlock(id, name, attributes, group)
    else if (id === 'stage') this.source.stage = this.cornersOf(name, attributes, group) ?? this.source.stage
  }

  /** The plan is as large as the drawing's `viewBox`. */
  private readSize(viewBox: string): void {
    const [x, y, width, height] = viewBox.split(/[\s,]+/).map(coordinate)
    if (x === 0 && y === 0 && width && height) this.source.size = { width, height }
  }

  private readSeat(id: string, name: string, attributes: Record<string, string>, group: Group): void {
    const [, section = '', row = '', no = '', ...more] = id.split('.')
    const number = wholeNumber(no, MAX_SEAT_NUMBER)
    const middle = middleOf(name, attributes)
    const fault = nameFault('section', section) ?? nameFault('row', row)
    if (number === null || more.length > 0) this.report(id, 'The id of a seat is seat.section.row.number.')
    else if (fault) this.report(id, fault)
    else if (middle === null)
      this.report(id, 'A seat is a circle, an ellipse or a rectangle with its place in numbers.')
    else {
      const [x, y] = movedBy(group.matrix, middle)
      const { category, gate } = group
      const { line } = this.parser
      this.source.seats.push({ section, row, number, x, y, category, gate, flags: this.flagsOf(group), line })
    }
  }

  private flagsOf({ flags }: Group): number {
    const names = flags.split(/[\s,]+/).filter((name) => name !== '')
    for (const name of names.filter((one) => FLAGS[one] === undefined)) {
      this.report(name, `There is no flag of this name. Flags: ${Object.keys(FLAGS).join(', ')}.`)
    }
    return names.reduce((sum, name) => sum | (FLAGS[name] ?? 0), 0)
  }

  private readBlock(id: string, name: string, attributes: Record<string, string>, group: Group): void {
    const section = id.slice('block.'.length)
    const fault = nameFault('section', section)
    const corners = this.cornersOf(name, attributes, group)
    const places = attributes['data-capacity']
    const capacity = places === undefined ? null : wholeNumber(places, MAX_CAPACITY)
    const { category, gate } = group
    if (fault) this.report(id, fault)
    if (places !== undefined && capacity === null) {
      this.report(places, `The capacity is no whole number from 1 to ${MAX_CAPACITY}.`)
    }
    if (this.source.blocks.some((block) => block.section === section))
      this.report(id, 'The section is already outlined.')
    if (!fault && corners) {
      this.source.blocks.push({ section, corners, capacity, category, gate, line: this.parser.line })
    }
  }

  private cornersOf(name: string, attributes: Record<string, string>, { matrix }: Group): MapPoint[] | null {
    const corners = outlineOf(name, attributes)
    if (corners === null) this.report(name, 'An outline is a rectangle, a polygon, or a path of straight lines.')
    return corners?.map((corner) => movedBy(matrix, corner)) ?? null
  }
}
