import { recordingCanvas } from '@test/recording-canvas'
import { seatMap } from '@test/seat-maps'
import type { SeatZone } from '@/contracts/seat/seat-map'
import { type LayoutZone, SeatLayout } from '@/domain/seat-map/seat-layout'
import type { Region } from './region'
import { ZoneNames } from './zone-names'

/** A wedge: 40 wide at the top, 200 at the bottom, its name in the middle. */
const WEDGE: SeatZone['polygon'] = [
  [80, 0],
  [120, 0],
  [200, 100],
  [0, 100],
]

function zone(changes: Partial<LayoutZone['zone']>, { hasSeats = false } = {}): LayoutZone {
  const [placed] = new SeatLayout(seatMap(['000'])).zones
  if (!placed) throw new Error('no zone')
  const label = { x: 100, y: 50 }
  return { ...placed, rows: hasSeats ? placed.rows : [], zone: { ...placed.zone, polygon: WEDGE, label, ...changes } }
}

/** Texts drawn, with their centres; every character is 10 px wide. */
function written(one: LayoutZone, pitchPx: number, scale = 1, others: readonly SeatZone[] = []): string[] {
  const canvas = recordingCanvas({ surfaces: false, pixels: false })
  const region: Region = { left: 0, top: 0, scale, width: 390, height: 664 }
  const look = { fill: '#FFFFFF', bands: [], line: '#000000', text: '#000000' }
  new ZoneNames(1, () => look, [one.zone, ...others], 300).paint(canvas.surface.pen, region, one, pitchPx)
  return canvas.drawn.flatMap((act) => /^fillText\((.*)\)$/.exec(act)?.[1] ?? [])
}

describe('names of zones on the map (SEAT-001)', () => {
  it('stay within the shape of the zone, with a shorter form if needed', () => {
    expect(written(zone({ zoneName: 'Balcony' }), 2)).toEqual(['Balcony,100,50'])
    expect(written(zone({ zoneName: 'Left balcony', zoneId: 'B1' }), 2)).toEqual(['B1,100,50'])
    expect(written(zone({ zoneName: 'Left balcony', zoneId: 'BALCONY-LEFT' }), 2)).toEqual([])
  })

  it('show numbers of stands in one notation', () => {
    expect(written(zone({ zoneName: '216 区', zoneId: '216' }), 2)).toEqual(['216,100,50'])
  })

  it('move to the edge where seats are visible', () => {
    const seated = zone({ zoneName: 'Balcony' }, { hasSeats: true })
    expect(written(seated, 2)).toEqual(['Balcony,100,50'])
    expect(written(seated, 4)).toEqual(['Balcony,100,-7.5'])
    expect(written(seated, 10)).toEqual([])
  })

  it('reach beyond a narrow zone, beside its middle if a neighbour is close', () => {
    const polygon: SeatZone['polygon'] = [
      [90, 20],
      [110, 20],
      [110, 100],
      [90, 100],
    ]
    const box = zone({ zoneName: 'Left', zoneId: 'K', polygon }, { hasSeats: true })
    expect(written(box, 4)).toEqual(['Left,100,12.5'])
    const right = { ...box.zone, zoneId: 'R', polygon: polygon.map(([x, y]): [number, number] => [x + 25, y - 20]) }
    expect(written(box, 4, 1, [right])).toEqual(['Left,93.8,12.5'])
  })

  it('stay on standing areas at every zoom', () => {
    expect(written(zone({ zoneName: 'Standing', kind: 'STAND' }), 24, 2)).toEqual(['Standing,200,100'])
  })
})
