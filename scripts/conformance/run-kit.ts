import type { Clock } from '@/lib/clock'
import type { Transport } from '@/request/transport'
import { AREAS, type AreaName, callsByArea } from './areas'
import { type ClientSettings, type Exchange, GatewayClient } from './calls/gateway-client'
import { screensOfCalls } from './calls/screens-of-calls'
import type { JourneyRecord } from './findings'
import type { Journey } from './journeys/journey'
import { KnownIds } from './known-ids'
import { type Credentials, logIn } from './log-in'
import { playReads } from './reads'
import { Recorder } from './recorder'
import { buildReport, type Report } from './report/build-report'
import { inspectExchange } from './rules/inspect-exchange'
import { OrderStates } from './rules/order-states'
import { Sandbox } from './sandbox'
import { JourneyStopped, NothingToPlay, nameOf, Visitor } from './visitor'

export interface KitOptions {
  gateway: string
  transport: Transport
  clock: Clock
  client: ClientSettings
  areas: readonly AreaName[]
  /** Journeys of the areas; remaining reads follow if requested. */
  journeys: readonly Journey[]
  hasReads: boolean
  credentials: Credentials | undefined
  mayPay: boolean
  payWaitMs: number
  showId: string | undefined
  progress(line: string): void
}

/** Plays the chosen areas against a gateway, and their common start. */
export async function runKit(options: KitOptions): Promise<Report> {
  const { transport, clock, progress } = options
  const startedAt = clock.now()
  const begun = performance.now()
  const recorder = new Recorder(progress)
  const ids = new KnownIds()
  const client = new GatewayClient(transport, options.client, clock, observer(recorder, ids, clock))
  const sandbox = await Sandbox.find(transport)
  const parts = { ...options, client, recorder, ids, sandbox }
  const areas = AREAS.filter((area) => area === 'start' || options.areas.includes(area))
  const calls = callsByArea()
  const screens = screensOfCalls(calls.map(({ contract }) => contract))
  const noLogin = await logInOnce(new Visitor(parts, 'start'), options, areas)
  for (const area of areas) {
    for (const journey of options.journeys.filter((known) => known.area === area)) {
      recorder.journey(await playJourney(journey, new Visitor(parts, area), noLogin))
    }
    if (options.hasReads) await playReads(area, calls, parts, (contract) => screens.get(contract) ?? [])
    progress(`  ${area}: ${recorder.faults} faults so far`)
  }
  const seconds = (performance.now() - begun) / 1000
  return buildReport({ gateway: options.gateway, startedAt, seconds, areas, recorder, calls, screens })
}

/** Checks every answer against its schema and the rules, and stores its ids. */
function observer(recorder: Recorder, ids: KnownIds, clock: Clock): (exchange: Exchange) => void {
  const states = new OrderStates()
  return (exchange) => {
    const call = nameOf(exchange.call.endpoint)
    if (exchange.reply !== null) recorder.answered(call, exchange.ms, exchange.error !== null)
    for (const { rule, missing, sees } of inspectExchange(exchange, { now: clock.now(), states }))
      recorder.add(call, rule, missing, sees)
    if (exchange.error === null) ids.learn(exchange.reply?.body)
  }
}

/** Logs in if private calls follow; null on success. */
async function logInOnce(visitor: Visitor, options: KitOptions, areas: readonly AreaName[]): Promise<string | null> {
  const { journeys, credentials } = options
  const isNeeded = journeys.some(({ area, needsLogin }) => needsLogin && areas.includes(area))
  return isNeeded || credentials ? logIn(visitor, credentials) : 'no login was asked for'
}

async function playJourney(journey: Journey, visitor: Visitor, noLogin: string | null): Promise<JourneyRecord> {
  const { area, title, needsLogin } = journey
  const begun = performance.now()
  const { recorder } = visitor.parts
  const before = recorder.faults
  const isSkipped = needsLogin && noLogin !== null
  const stop = isSkipped ? new NothingToPlay(noLogin) : await journey.play(visitor).then(() => null, reasonOf)
  const found = recorder.faults - before
  // Data that violates its schema, in this journey or before, may be no list to iterate.
  const isStopped = stop !== null && !(stop instanceof NothingToPlay)
  if (isStopped && !(stop instanceof JourneyStopped) && recorder.faults === 0) throw stop
  const outcome = found > 0 || isStopped ? 'failed' : stop === null ? 'passed' : 'skipped'
  const note = stop instanceof TypeError ? 'stopped at an answer out of shape' : (stop?.message ?? '')
  return { area, title, outcome, note, ms: Math.round(performance.now() - begun) }
}

function reasonOf(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
