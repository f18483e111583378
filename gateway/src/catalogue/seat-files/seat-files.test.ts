import { IS_NIGHTLY } from '@test/tested-platforms'
import { SEAT_FLAG } from '@/contracts/seat/seat-map'
import type { SeatLayout } from '@/domain/seat-map/seat-layout'
import { SEATING_KEYS, venueSeating } from '../seating/venue-seatings'
import { buildSeating } from './build-seating'
import { readSeatFile } from './read-seat-file'
import type { SeatMapOptions } from './seat-map-options'
import { layoutOf, seatMapPreview } from './seat-map-preview'

function importOf(name: string, text: string, options?: SeatMapOptions) {
  const source = readSeatFile(name, Buffer.from(text))
  if (!source) throw new Error(`${name} cannot be read`)
  return buildSeating(source, options)
}

const HEADER = 'section,row,seat,x,y,category,gate,wheelchair,companion,restricted view'

/** The seats of a drawn hall as lines of CSV. */
function csvOf(layout: SeatLayout): string {
  const { x, y, width, height } = layout.map.stage
  const lines = [HEADER, `stage,,,${x},${y},,,,,`, `stage,,,${x + width},${y + height},,,,,`]
  layout.visitSeats((seat) => {
    const ref = layout.refOf(seat)
    const flag = (one: number) => ((layout.flags[seat] ?? 0) & one ? 'yes' : '')
    const marks = [flag(SEAT_FLAG.wheelchair), flag(SEAT_FLAG.companion), flag(SEAT_FLAG.restrictedView)]
    const [zone, row] = (ref?.seatId ?? '').split('.')
    const place = [layout.x[seat]?.toFixed(3), layout.y[seat]?.toFixed(3)]
    lines.push([zone, row, ref?.no, ...place, `level${layout.level[seat]}`, 'Main door', ...marks].join(','))
  })
  return lines.join('\n')
}

const TIERS = [0, 1, 2, 3, 4, 5, 6, 7].map((tier) => ({
  id: `level${tier}`,
  name: { 'zh-CN': `${tier}档`, 'zh-MO': `${tier}檔`, 'en-US': `Tier ${tier}` },
}))

describe('a seat map read from CSV', () => {
  it.each(SEATING_KEYS)('places every seat of the %s within a third of a seat, with its neighbors and marks', (key) => {
    const drawn = layoutOf(venueSeating(key))
    const { seating, faults, warnings } = importOf(`${key}.csv`, csvOf(drawn), { categories: TIERS })
    expect([faults, warnings]).toEqual([[], []])
    if (!seating) return
    const read = layoutOf(seating)
    expect(read.count).toBe(drawn.count)
    const other = Array.from({ length: read.count }, (_, seat) => drawn.seatOf(read.seatId(seat)) ?? -1)
    const seats = other.map((_, seat) => seat)
    const away = (seat: number) => [
      (read.x[seat] ?? 0) - (drawn.x[other[seat] ?? -1] ?? 0),
      (read.y[seat] ?? 0) - (drawn.y[other[seat] ?? -1] ?? 0),
    ]
    const [shiftX = 0, shiftY = 0] = away(0)
    const isFar = ([x = 0, y = 0]: number[]) => Math.hypot(x - shiftX, y - shiftY) > seating.seatPitch / 3
    expect(seats.filter((seat) => isFar(away(seat)))).toEqual([])
    const besideIn = (layout: SeatLayout, seat: number) => layout.seatId(layout.neighbour(seat, 1) ?? -1)
    expect(seats.filter((seat) => besideIn(read, seat) !== besideIn(drawn, other[seat] ?? -1))).toEqual([])
    // CSV has no column of couple seats.
    const couple = SEAT_FLAG.coupleLeft | SEAT_FLAG.coupleRight
    const marks = (layout: SeatLayout, seat: number) => (layout.flags[seat] ?? 0) & ~couple
    expect(seats.filter((seat) => marks(read, seat) !== marks(drawn, other[seat] ?? -1))).toEqual([])
  })

  it('reads 40 000 seats, within 5 s at night', () => {
    const csv = csvOf(layoutOf(venueSeating('stadium')))
    const start = performance.now()
    const { seating } = importOf('stadium.csv', csv, { categories: TIERS })
    expect(seating && layoutOf(seating).count).toBe(40_000)
    if (IS_NIGHTLY) expect(performance.now() - start).toBeLessThan(5_000)
  })
})

const NAMES = { 'zh-CN': '池座', 'zh-MO': '池座', 'en-US': 'Stalls' }

describe('a small hall', () => {
  const columns = 'Section;Row;Seat;X;Y;Category;Gate;Row_Label;Wheelchair;Companion;Capacity;Label zh-CN;Label en-US'
  const lines = [
    'stage;;;0;0;;;;;;;;',
    'stage;;;100;30;;;;;;;;',
    ...[1, 2, 3, 4, 6, 7, 8].map((no, at) => {
      const mark = no === 1 ? 'yes;' : no === 2 ? ';yes' : ';'
      return `Left stalls;1;${no};${at * 10 + (no > 4 ? 20 : 0)};60;gold;N;Front row;${mark};;池座左;Stalls left`
    }),
    'Pit;;;0;100;pit;S;;;;120;站席;',
    'Pit;;;90;140;;;;;;;;',
  ]
  const bytes = `\uFEFF${[columns, ...lines].join('\r\n')}\r\n`
  const { seating, faults } = importOf('hall.csv', bytes, {
    categories: [
      { id: 'gold', name: NAMES },
      { id: 'pit', name: { 'zh-CN': '站席', 'zh-MO': '站席', 'en-US': 'Standing' } },
      { id: 'unused', name: NAMES },
    ],
    gates: {
      N: { 'zh-CN': '北门', 'zh-MO': '北門', 'en-US': 'North gate' },
      S: { 'zh-CN': '南门', 'zh-MO': '南門', 'en-US': 'South gate' },
    },
    seatMetres: 0.55,
  })

  it('has sections with names, entrances and categories in three languages', () => {
    expect(faults).toEqual([])
    const [stalls, pit] = seating?.zones ?? []
    expect([stalls?.zoneId, stalls?.name, stalls?.entrance?.['zh-MO']]).toEqual([
      'Left_stalls',
      { 'zh-CN': '池座左', 'zh-MO': '池座左', 'en-US': 'Stalls left' },
      '北門',
    ])
    expect([pit?.kind, pit?.places, pit?.tiers, pit?.entrance?.['en-US']]).toEqual(['STAND', 120, [1], 'South gate'])
    expect(seating?.tiers.map(({ kind, name }) => [kind, name['en-US']])).toEqual([
      ['SEAT', 'Stalls'],
      ['STAND', 'Standing'],
    ])
  })

  it('has wheelchair and companion places, an aisle, and the name of its row', () => {
    const [row] = seating?.zones[0]?.rows ?? []
    expect(row?.name['en-US']).toBe('Front row')
    expect(row?.runs.map((run) => run.slice(2))).toEqual([
      [1, 1, 4],
      [6, 1, 3],
    ])
    expect(row?.flags).toEqual([0, 1, 1, 32, 3, 2, 4, 2])
  })

  it('keeps the scale of the file when the distance of seats is given', () => {
    expect(seating?.unitsPerMetre).toBeCloseTo(20)
    expect(seating?.stage).toMatchObject({ width: 110, height: 33 })
  })

  it('shows every seat in the preview', () => {
    const picture = seating ? seatMapPreview(seating, 'en-US') : ''
    expect(picture.match(/<circle/g)).toHaveLength(7 + 2)
    for (const name of ['Stalls left', 'Standing', 'Stage']) expect(picture).toContain(`>${name}</text>`)
  })
})

describe('a drawing with ids', () => {
  const drawing = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 400 300">
  <script>alert(1)</script>
  <defs><circle id="seat.X.1.1" cx="1" cy="1"/></defs>
  <rect id="stage" x="150" y="10" width="100" height="30"/>
  <g transform="translate(100 100)" data-category="gold" data-gate="N">
    <g transform="rotate(90)">
      <circle id="seat.A.1.1" cx="0" cy="0"/><circle id="seat.A.1.2" cx="20" cy="0"/>
      <rect id="seat.A.1.3" x="35" y="-5" width="10" height="10" data-flags="restricted-view wheelchair"/>
    </g>
  </g>
  <path id="block.Pit" d="m200,200 h100 v50 l-100,0 z" data-capacity="80" data-category="pit" data-gate="S"/>
</svg>`

  it('has the seats of its shapes where their groups move them, and no other', () => {
    const { seating, faults } = importOf('hall.svg', drawing)
    expect(faults).toEqual([])
    if (!seating) return
    const layout = layoutOf(seating)
    const at = (no: number) => layout.seatOf(`A.1.${no}`) ?? -1
    const below = [1, 2, 3].map((no) => [
      (layout.x[at(no)] ?? 0) - (layout.x[at(1)] ?? 0),
      (layout.y[at(no)] ?? 0) - (layout.y[at(1)] ?? 0),
    ])
    const pitch = seating.seatPitch
    expect(below.flat().map(Math.round)).toEqual([0, 0, 0, pitch, 0, 2 * pitch])
    // Rows run from left to right as one sits in them, and the stage is to the right of this one on the map.
    expect([3, 2, 1].map(at)).toEqual([2, 1, 0])
    expect(layout.flags[at(3)]).toBe(SEAT_FLAG.wheelchair | SEAT_FLAG.restrictedView)
    expect(layout.count).toBe(3)
    expect(seating.zones[1]).toMatchObject({ zoneId: 'Pit', places: 80, kind: 'STAND' })
    expect(seating.zones[1]?.polygon).toHaveLength(4)
  })
})

describe('a seating plan of pretix', () => {
  const row = (no: number, seats: number) => ({
    row_number: String(no),
    row_label: `Reihe ${no}`,
    row_number_position: 'both',
    uuid: `r${no}`,
    position: { x: 0, y: no * 30 },
    seats: Array.from({ length: seats }, (_, at) => ({
      seat_guid: `main-${no}-${at + 1}`,
      seat_number: String(at + 1),
      uuid: `s${no}-${at}`,
      radius: 10,
      position: { x: at * 25 + (at > 4 ? 25 : 0), y: 0 },
      category: no === 1 ? 'Front' : 'Back',
    })),
  })
  const plan = {
    name: 'Hall',
    categories: [
      { name: 'Front', color: '#f00' },
      { name: 'Back', color: '#00f' },
    ],
    size: { width: 600, height: 400 },
    zones: [
      {
        name: 'Main floor',
        zone_id: 'main',
        uuid: 'z',
        position: { x: 50, y: 100 },
        rows: [row(1, 10), row(2, 10)],
        areas: [
          { shape: 'text', position: { x: 0, y: 0 }, text: { text: 'Bar', position: { x: 0, y: 0 } } },
          {
            shape: 'rectangle',
            position: { x: 60, y: -90 },
            rectangle: { width: 120, height: 40 },
            text: { text: 'Stage', color: '#000', position: { x: 60, y: 20 } },
          },
        ],
      },
    ],
  }

  it('has its zones, rows, categories and stage', () => {
    const { seating, faults } = importOf('hall.json', JSON.stringify(plan))
    expect(faults).toEqual([])
    const [zone] = seating?.zones ?? []
    expect([zone?.zoneId, zone?.name['en-US'], zone?.entrance]).toEqual(['main', 'Main floor', null])
    expect(zone?.rows.map(({ name, levels }) => [name['en-US'], levels])).toEqual([
      ['Reihe 1', [0, 10]],
      ['Reihe 2', [1, 10]],
    ])
    expect(zone?.rows[0]?.runs.map((run) => run.slice(2))).toEqual([
      [1, 1, 5],
      [6, 1, 5],
    ])
    expect(seating?.tiers.map(({ name }) => name['zh-CN'])).toEqual(['Front', 'Back'])
    expect(seating?.stage).toMatchObject({ width: Math.round((120 / 25) * 11), height: Math.round((40 / 25) * 11) })
  })
})

describe('a row that is neither straight nor an arc', () => {
  const zigzag = Array.from({ length: 6 }, (_, at) => `A,1,${at + 1},${at * 10},${(at % 2) * 25},gold`)

  const straight = Array.from({ length: 12 }, (_, at) => `A,2,${at + 1},${at * 10},200,gold`)

  it('takes pieces under one name, with a warning', () => {
    const { seating, warnings } = importOf(
      'hall.csv',
      ['section,row,seat,x,y,category', ...zigzag, ...straight].join('\n'),
    )
    const names = seating?.zones[0]?.rows.map(({ name }) => name['en-US'])
    expect(names?.filter((name) => name === 'Row 1').length).toBeGreaterThan(1)
    expect(new Set(names)).toEqual(new Set(['Row 1', 'Row 2']))
    expect(warnings[0]?.message).toMatch(/^Row 1 of section A is neither straight nor an arc/)
    if (seating) expect(layoutOf(seating).count).toBe(18)
  })
})
