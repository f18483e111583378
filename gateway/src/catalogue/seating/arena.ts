import { localText } from '../../texts/local-text'
import { type Bowl, bowlSections } from './bowl'
import { SEAT_PITCH, UNITS_PER_METRE } from './drawn-rows'
import { type FloorBlock, floorZone } from './floor-blocks'
import { standZones } from './stands'
import type { VenueSeating } from './venue-seating'

const MIDDLE = { x: 1040, y: 1040 }
const BOWL: Bowl = { ...MIDDLE, halfWidth: 520, halfHeight: 520, corner: 330 }
const STAGE_HALF = 120

/** Two blocks of chairs on each side of the stage. */
function floorBlocks(): FloorBlock[] {
  const sides = [0, -90, -180, -270]
  return sides.flatMap((angle, side) =>
    [-1, 1].map((half, at) => {
      const turn = (angle * Math.PI) / 180
      const along = half * 98
      const away = STAGE_HALF + 84
      const letter = String.fromCharCode(65 + side * 2 + at)
      return {
        zoneId: letter,
        name: localText(`内场 ${letter} 区`, `Floor ${letter}`),
        entrance: localText('内场通道', 'Floor entrance'),
        x: Math.round(MIDDLE.x + along * Math.cos(turn) - away * Math.sin(turn)),
        y: Math.round(MIDDLE.y + along * Math.sin(turn) + away * Math.cos(turn)),
        angle,
        rows: 14,
        seats: 16,
        tierOf: (row) => (row <= 6 ? 0 : 1),
        isRestricted: () => false,
      } satisfies FloorBlock
    }),
  )
}

/** An arena of 12 000 seats in the round. */
export function arena(): VenueSeating {
  const lower = bowlSections(BOWL, { side: { bottom: 2, right: 2, top: 2, left: 2 }, corner: 3 }, 0)
  const upper = bowlSections(BOWL, { side: { bottom: 2, right: 2, top: 2, left: 2 }, corner: 4 }, 300)
  return {
    width: MIDDLE.x * 2,
    height: MIDDLE.y * 2,
    seatPitch: SEAT_PITCH,
    unitsPerMetre: UNITS_PER_METRE,
    stage: {
      x: MIDDLE.x - STAGE_HALF,
      y: MIDDLE.y - STAGE_HALF,
      width: STAGE_HALF * 2,
      height: STAGE_HALF * 2,
      label: localText('四面舞台', 'Stage in the round'),
    },
    floors: [
      { floorId: 'F', name: localText('内场', 'Floor') },
      { floorId: '1', name: localText('一层看台', 'Lower stand') },
      { floorId: '2', name: localText('二层看台', 'Upper stand') },
    ],
    tiers: [
      { name: localText('内场前区', 'Floor front'), kind: 'SEAT' },
      { name: localText('内场', 'Floor'), kind: 'SEAT' },
      { name: localText('一层看台', 'Lower stand'), kind: 'SEAT' },
      { name: localText('一层看台后排', 'Lower stand rear'), kind: 'SEAT' },
      { name: localText('二层看台', 'Upper stand'), kind: 'SEAT' },
    ],
    zones: [
      ...floorBlocks().map(floorZone),
      ...standZones(lower, {
        floorId: '1',
        firstSection: 101,
        rows: 14,
        leftOut: 0,
        tunnel: { from: 9, to: 10, seats: 4 },
        wheelchairPairs: 3,
        nameOf: (no) => localText(`${no} 区`, `Section ${no}`),
        entranceOf: (no) => localText(`${1 + (no % 8)} 号门`, `Gate ${1 + (no % 8)}`),
        tierOf: (_, row) => (row <= 8 ? 2 : 3),
        isRestricted: () => false,
      }),
      ...standZones(upper, {
        floorId: '2',
        firstSection: 201,
        rows: 11,
        leftOut: 48,
        tunnel: null,
        wheelchairPairs: 0,
        nameOf: (no) => localText(`${no} 区`, `Section ${no}`),
        entranceOf: (no) => localText(`${1 + (no % 8)} 号门`, `Gate ${1 + (no % 8)}`),
        tierOf: () => 4,
        // The lowest row looks through its railing.
        isRestricted: (_, row) => row === 1,
      }),
    ],
    noSingleSeatGap: true,
  }
}
