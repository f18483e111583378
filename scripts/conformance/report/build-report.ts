import type { AreaName, callsByArea } from '../areas'
import type { Finding, JourneyRecord } from '../findings'
import type { Recorder } from '../recorder'
import { nameOf } from '../visitor'

/** How a call of the app fares: not played calls change something, or need a login or an id that was not there. */
export type CallStatus = 'conforms' | 'answers' | 'faulty' | 'lacking' | 'not played'

export interface CallRow {
  call: string
  area: AreaName
  /** Pages that make it; empty for the app itself. */
  screens: string[]
  status: CallStatus
  answers: number
  slowestMs: number
}

export interface AreaRow {
  area: AreaName
  /** Calls of the app in this area that were played or probed. */
  calls: number
  /** The others. */
  notPlayed: number
  conforming: number
  faults: number
}

export interface Report {
  gateway: string
  /** ISO 8601. */
  startedAt: string
  seconds: number
  isConformant: boolean
  areas: AreaRow[]
  /** Faults: what users would see goes wrong. */
  faults: Finding[]
  /** What the gateway lacks and the app hides. */
  optional: Finding[]
  journeys: JourneyRecord[]
  calls: CallRow[]
}

interface Played {
  gateway: string
  /** Epoch ms. */
  startedAt: number
  seconds: number
  areas: readonly AreaName[]
  recorder: Recorder
  calls: ReturnType<typeof callsByArea>
  screens: ReadonlyMap<string, string[]>
}

/** Puts together what was found: by screen and call, and how far each area is. */
export function buildReport({ gateway, startedAt, seconds, areas, recorder, calls, screens }: Played): Report {
  const faults = recorder.findings.filter(({ isOptional }) => !isOptional)
  const optional = recorder.findings.filter(({ isOptional }) => isOptional)
  const rows = calls.flatMap(({ contract, endpoint, area }): CallRow[] => {
    if (area === null || !areas.includes(area)) return []
    const call = nameOf(endpoint)
    const { answers = 0, slowestMs = 0 } = recorder.calls.get(call) ?? {}
    const status = statusOf(call, recorder)
    return [{ call, area, screens: screens.get(contract) ?? [], status, answers, slowestMs }]
  })
  return {
    gateway,
    startedAt: new Date(startedAt).toISOString(),
    seconds: Math.round(seconds * 10) / 10,
    isConformant: faults.length === 0,
    areas: areas.map((area) => areaRow(area, rows, faults)),
    faults,
    optional,
    journeys: recorder.journeys,
    calls: rows,
  }
}

function statusOf(call: string, { findings, calls }: Recorder): CallStatus {
  const own = findings.filter((finding) => finding.call === call)
  if (own.some(({ isOptional }) => !isOptional)) return 'faulty'
  if (own.length > 0) return 'lacking'
  const depth = calls.get(call)?.depth
  if (depth === undefined) return 'not played'
  return depth === 'played' ? 'conforms' : 'answers'
}

function areaRow(area: AreaName, rows: readonly CallRow[], faults: readonly Finding[]): AreaRow {
  const all = rows.filter((row) => row.area === area)
  const own = all.filter(({ status }) => status !== 'not played')
  const conforming = own.filter(({ status }) => status === 'conforms' || status === 'answers').length
  const ofArea = faults.filter((fault) => fault.area === area).length
  return { area, calls: own.length, notPlayed: all.length - own.length, conforming, faults: ofArea }
}
