import Ajv from 'ajv'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { MapPoint } from '@/contracts/seat/seat-map'
import { sameText } from './seat-map-options'
import {
  emptySource,
  fileFault,
  MAX_COORDINATE,
  MAX_SEAT_NUMBER,
  nameFault,
  rowKey,
  type SeatMapFault,
  type SeatSource,
  seatFileText,
  wholeNumber,
} from './seat-source'

/** Texts of an area that is the stage. */
const STAGE = /stage|bühne|screen|舞台|舞臺|银幕|銀幕/i

interface Position {
  x: number
  y: number
}

interface PretixPlan {
  categories: { name: string }[]
  size?: { width: number; height: number }
  zones: {
    name?: string
    zone_id?: string
    position: Position
    rows: {
      row_number: string
      row_label?: string | null
      position?: Position
      seats: { seat_guid: string; seat_number: string; category: string; position: Position }[]
    }[]
    areas?: {
      shape?: string
      position?: Position
      rectangle?: { width: number; height: number }
      polygon?: { points: Position[] }
      text?: { text: string }
    }[]
  }[]
}

const text = { type: 'string', maxLength: 200 }
const number = { type: 'number', minimum: -MAX_COORDINATE, maximum: MAX_COORDINATE }
const objectOf = (properties: object, required: readonly string[]) => ({ type: 'object', properties, required })
const listOf = (items: object) => ({ type: 'array', items })
const position = objectOf({ x: number, y: number }, ['x', 'y'])
const size = objectOf({ width: number, height: number }, ['width', 'height'])
const seat = objectOf({ seat_guid: text, seat_number: text, category: text, position }, [
  'seat_guid',
  'seat_number',
  'category',
  'position',
])
const label = { type: ['string', 'null'], maxLength: 200 }
const row = objectOf({ row_number: text, row_label: label, position, seats: listOf(seat) }, ['row_number', 'seats'])
const area = objectOf(
  {
    shape: text,
    position,
    rectangle: size,
    polygon: objectOf({ points: listOf(position) }, ['points']),
    text: objectOf({ text }, ['text']),
  },
  [],
)
const zone = objectOf({ name: text, zone_id: text, position, rows: listOf(row), areas: listOf(area) }, [
  'position',
  'rows',
])
/** The parts of pretix' seating-plan.schema.json that are read. */
const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile<PretixPlan>(
  objectOf({ categories: listOf(objectOf({ name: text }, ['name'])), size, zones: listOf(zone) }, [
    'categories',
    'zones',
  ]),
)

/** Seats of a seating plan of pretix (JSON). A zone is a section; an area with the text “Stage” is the stage. */
export function readPretixPlan(bytes: Uint8Array): SeatSource {
  const source = emptySource()
  const json = seatFileText(bytes)
  if (typeof json !== 'string') return { ...source, faults: [json] }
  const plan = parsedJson(json)
  if (plan instanceof SyntaxError) {
    return { ...source, faults: [fileFault('', `The file is no JSON: ${plan.message}`)] }
  }
  if (!validate(plan)) return { ...source, faults: schemaFaults(json) }
  source.categories = plan.categories.map(({ name }) => name)
  if (plan.size) source.size = plan.size
  const reader = new SeatReader(source, seatLines(json))
  for (const known of plan.zones) readZone(known, source, reader)
  return source
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    return error
  }
}

function schemaFaults(json: string): SeatMapFault[] {
  const tree = parseTree(json)
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => {
    const path = instancePath.split('/').slice(1)
    const keys = path.map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    const node = tree && findNodeAtLocation(tree, keys)
    const line = node ? json.slice(0, node.offset).split('\n').length : null
    return { line, value: path.join('.'), message: `This is no seating plan of pretix: ${message}.` }
  })
}

/** Lines of the seats, in the order of the file: in JSON, a quoted name before a colon is a key. */
function seatLines(json: string): number[] {
  let [line, from] = [1, 0]
  return Array.from(json.matchAll(/"seat_guid"\s*:/g), ({ index }) => {
    for (let at = json.indexOf('\n', from); at >= 0 && at < index; at = json.indexOf('\n', from)) {
      line += 1
      from = at + 1
    }
    return line
  })
}

type Zone = PretixPlan['zones'][number]
type Row = Zone['rows'][number]

class SeatReader {
  private readonly guids = new Map<string, number>()
  private count = 0

  constructor(
    private readonly source: SeatSource,
    private readonly lines: readonly number[],
  ) {}

  /** Line of the next seat. */
  get line(): number | null {
    return this.lines[this.count] ?? null
  }

  report(value: string, message: string): void {
    this.source.faults.push({ line: this.line, value, message })
  }

  readSeat(seat: Row['seats'][number], place: { section: string; row: string; origin: Position }): void {
    const { section, row, origin } = place
    const { seat_guid: guid, seat_number, category } = seat
    const number = wholeNumber(seat_number, MAX_SEAT_NUMBER)
    const first = this.guids.get(guid)
    const line = this.line ?? 0
    if (first !== undefined) this.report(guid, `The seat_guid is already on line ${first}.`)
    this.guids.set(guid, first ?? line)
    if (number === null) {
      this.report(seat_number, `The seat_number is no whole number from 1 to ${MAX_SEAT_NUMBER}.`)
    } else {
      const [x, y] = [origin.x + seat.position.x, origin.y + seat.position.y]
      this.source.seats.push({ section, row, number, x, y, category, gate: '', flags: 0, line })
    }
    this.count += 1
  }
}

function readZone(zone: Zone, source: SeatSource, reader: SeatReader): void {
  const section = zone.zone_id || zone.name || ''
  const fault = nameFault('name of the zone', section)
  if (fault) reader.report(section, fault)
  if (zone.name) source.sectionNames.set(section, sameText(zone.name))
  for (const row of zone.rows) {
    const { row_number: number, row_label: label, position: at = { x: 0, y: 0 } } = row
    const rowFault = nameFault('row_number', number)
    if (rowFault) reader.report(number, rowFault)
    if (label) source.rowNames.set(rowKey({ section, row: number }), label)
    const origin = { x: zone.position.x + at.x, y: zone.position.y + at.y }
    for (const seat of row.seats) reader.readSeat(seat, { section, row: number, origin })
  }
  const stage = zone.areas?.find(({ text: words }) => words && STAGE.test(words.text))
  if (stage) source.stage = cornersOf(stage, zone.position) ?? source.stage
}

function cornersOf(area: NonNullable<Zone['areas']>[number], origin: Position): MapPoint[] | null {
  const { position: at = { x: 0, y: 0 }, rectangle, polygon } = area
  const [x, y] = [origin.x + at.x, origin.y + at.y]
  if (polygon && polygon.points.length > 2) return polygon.points.map((point): MapPoint => [x + point.x, y + point.y])
  if (!rectangle) return null
  const { width, height } = rectangle
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}
