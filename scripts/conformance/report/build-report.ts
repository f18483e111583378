import type { AreaName, callsByArea } from '../areas'
import { nameOf } from '../calls/call-name'
import type { Finding, JourneyRecord } from '../findings'
import type { Recorder } from '../recorder'
import { type Latency, latencyOf } from './latency'

/** Status of a call: those not played change something, or require a login or an unknown id. */
export type CallStatus = 'conforms' | 'answers' | 'faulty' | 'lacking' | 'not played'

export interface CallRow {
  call: string
  area: AreaName
  /** Pages of the call; empty for the app itself. */
  screens: string[]
  status: CallStatus
  answers: number
  slowestMs: number
}

export interface AreaRow {
  area: AreaName
  /** Calls of this area that were played or probed. */
  calls: number
  /** Calls not played. */
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
  /** Faults that users would notice. */
  faults: Finding[]
  /** Gaps that the app hides. */
  optional: Finding[]
  journeys: JourneyRecord[]
  calls: CallRow[]
  latency: Latency
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

/** Builds the report: findings by screen and call, and progress by area. */
export function buildReport({ gateway, startedAt, seconds, areas, recorder, calls, screens }: Played): Report {
  const faults = recorder.findings.filter(({ isOptional }) => !isOptional)
  const optional = recorder.findings.filter(({ isOptional }) => isOptional)
  const rows = calls.flatMap(({ contract, endpoint, area }): CallRow[] => {
    if (area === null || !areas.includes(area)) return []
    const call = nameOf(endpoint)
    const { answers = 0, times = [] } = recorder.calls.get(call) ?? {}
    const status = statusOf(call, recorder)
    return [{ call, area, screens: screens.get(contract) ?? [], status, answers, slowestMs: Math.max(0, ...times) }]
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
    latency: latencyOf(recorder.calls),
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
