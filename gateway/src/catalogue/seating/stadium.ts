import { localText } from '../../texts/local-text'
import { type Bowl, type BowlSection, bowlSections } from './bowl'
import { SEAT_PITCH, UNITS_PER_METRE } from './drawn-rows'
import { type FloorBlock, floorZone, standingZone } from './floor-blocks'
import { standZones } from './stands'
import type { VenueSeating } from './venue-seating'

const MIDDLE = { x: 1950, y: 1560 }
const BOWL: Bowl = { ...MIDDLE, halfWidth: 930, halfHeight: 1180, corner: 620 }
const STAGE = { x: MIDDLE.x - 520, y: 440, width: 1040, height: 240 }
const COLUMNS = 6
const LINES = 6
const BLOCK_WIDTH = 16 * SEAT_PITCH + 44

/** Blocks of chairs on the pitch, behind the standing areas. */
function floorBlocks(): FloorBlock[] {
  return Array.from({ length: LINES * COLUMNS }, (_, at) => {
    const line = Math.floor(at / COLUMNS)
    const column = at % COLUMNS
    const id = `${String.fromCharCode(65 + line)}${column + 1}`
    return {
      zoneId: id,
      name: localText(`内场 ${id} 区`, `Floor ${id}`),
      entrance: localText(
        column < COLUMNS / 2 ? '内场 B 门' : '内场 C 门',
        column < COLUMNS / 2 ? 'Floor, gate B' : 'Floor, gate C',
      ),
      x: Math.round(MIDDLE.x + (column - (COLUMNS - 1) / 2) * BLOCK_WIDTH),
      y: 1100 + line * 236,
      angle: 0,
      rows: 10,
      seats: 16,
      tierOf: () => (line < 2 ? 0 : line < 4 ? 1 : 2),
      // The two middle blocks behind the sound desk.
      isRestricted: () => line === 4 && (column === 2 || column === 3),
    }
  })
}

/** A stadium of 40 000 with a stage at one end and standing areas in front of it; the end behind it is not sold. */
export function stadium(): VenueSeating {
  const counts = { side: { bottom: 3, right: 5, top: 3, left: 5 }, corner: 5 }
  const isSold = ({ frame }: BowlSection) => frame.y > STAGE.y
  const lower = bowlSections(BOWL, counts, 0).filter(isSold)
  const upper = bowlSections(BOWL, counts, 460).filter(isSold)
  return {
    width: MIDDLE.x * 2,
    height: 3760,
    seatPitch: SEAT_PITCH,
    unitsPerMetre: UNITS_PER_METRE,
    stage: { ...STAGE, label: localText('舞台', 'Stage') },
    floors: [
      { floorId: 'F', name: localText('内场', 'Floor') },
      { floorId: '1', name: localText('下层看台', 'Lower stand') },
      { floorId: '2', name: localText('上层看台', 'Upper stand') },
    ],
    tiers: [
      { name: localText('内场前区', 'Floor front'), kind: 'SEAT' },
      { name: localText('内场中区', 'Floor middle'), kind: 'SEAT' },
      { name: localText('内场后区', 'Floor rear'), kind: 'SEAT' },
      { name: localText('内场站席', 'Floor standing'), kind: 'STAND' },
      { name: localText('下层看台', 'Lower stand'), kind: 'SEAT' },
      { name: localText('上层看台前排', 'Upper stand front'), kind: 'SEAT' },
      { name: localText('上层看台', 'Upper stand'), kind: 'SEAT' },
    ],
    zones: [
      standingZone(
        'P1',
        ['左侧站席', 'Standing left'],
        { x: MIDDLE.x - 520, y: 730, width: 480, height: 280 },
        1500,
        3,
      ),
      standingZone(
        'P2',
        ['右侧站席', 'Standing right'],
        { x: MIDDLE.x + 40, y: 730, width: 480, height: 280 },
        1500,
        3,
      ),
      ...floorBlocks().map(floorZone),
      ...standZones(lower, {
        floorId: '1',
        firstSection: 101,
        rows: 21,
        leftOut: 0,
        tunnel: { from: 12, to: 15, seats: 5 },
        wheelchairPairs: 4,
        nameOf: (no) => localText(`${no} 区`, `Section ${no}`),
        entranceOf: (no) => localText(`${1 + (no % 12)} 号门`, `Gate ${1 + (no % 12)}`),
        tierOf: () => 4,
        // Level with the edge of the stage: side view.
        isRestricted: (no) => no >= 114 && no <= 121,
      }),
      ...standZones(upper, {
        floorId: '2',
        firstSection: 201,
        rows: 30,
        leftOut: 61,
        tunnel: null,
        wheelchairPairs: 0,
        nameOf: (no) => localText(`${no} 区`, `Section ${no}`),
        entranceOf: (no) => localText(`${1 + (no % 12)} 号门`, `Gate ${1 + (no % 12)}`),
        tierOf: (_, row) => (row <= 10 ? 5 : 6),
        isRestricted: (_, row) => row === 30,
      }),
    ],
    noSingleSeatGap: true,
  }
}
