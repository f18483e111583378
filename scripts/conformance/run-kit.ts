import type { Clock } from '@/lib/clock'
import type { Transport } from '@/request/transport'
import { AREAS, type AreaName, callsByArea } from './areas'
import { nameOf } from './calls/call-name'
import { type ClientSettings, type Exchange, GatewayClient } from './calls/gateway-client'
import { screensOfCalls } from './calls/screens-of-calls'
import type { JourneyRecord } from './findings'
import type { Journey } from './journeys/journey'
import { KnownIds } from './known-ids'
import { type Credentials, logIn } from './log-in'
import { OwnIds } from './own-ids'
import { isPrivate, type Pass } from './passes/pass'
import { Recorder } from './recorder'
import { buildReport, type Report } from './report/build-report'
import { inspectExchange } from './rules/inspect-exchange'
import { OrderStates } from './rules/order-states'
import { Sandbox } from './sandbox'
import { supportedLocales } from './supported-locales'
import { JourneyStopped, NothingToPlay, Visitor } from './visitor'

export interface KitOptions {
  gateway: string
  transport: Transport
  clock: Clock
  client: ClientSettings
  areas: readonly AreaName[]
  journeys: readonly Journey[]
  /** Calls of one kind, area by area, after the journeys. */
  passes: readonly Pass[]
  credentials: Credentials | undefined
  /** A second user, who must not reach anything of the first. */
  otherCredentials: Credentials | undefined
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
  const ownIds = new OwnIds()
  const inspect = inspector(recorder, clock)
  const client = new GatewayClient(transport, options.client, clock, (exchange) => {
    inspect(exchange)
    if (exchange.error !== null) return
    ids.learn(exchange.reply?.body)
    if (isPrivate(exchange.call)) ownIds.learn(nameOf(exchange.call.endpoint), exchange.reply?.body)
  })
  const sandbox = await Sandbox.find(transport)
  const first = { ...options, client, other: null, recorder, ids, ownIds, sandbox, locales: [] }
  const areas = AREAS.filter((area) => area === 'start' || options.areas.includes(area))
  const calls = callsByArea()
  const screens = screensOfCalls(calls.map(({ contract }) => contract))
  const noLogin = await logInOnce(new Visitor(first, 'start'), options, areas)
  const other = new GatewayClient(transport, options.client, clock, inspect)
  const noOther =
    noLogin ?? (await logIn(new Visitor({ ...first, client: other }, 'start'), options.otherCredentials, 'as-other'))
  const locales = await supportedLocales(new Visitor(first, 'start'))
  const parts = { ...first, other: noOther === null ? other : null, locales }
  for (const journey of options.journeys.filter((known) => areas.includes(known.area))) {
    const missingLogin = journey.needsLogin ? noLogin : null
    recorder.journey(await playJourney(journey, new Visitor(parts, journey.area), missingLogin))
  }
  for (const area of areas) {
    const own = calls.filter((call) => call.area === area)
    const screensOf = (contract: string) => screens.get(contract) ?? []
    for (const play of options.passes) await play({ area, calls: own, screensOf }, parts)
    progress(`  ${area}: ${recorder.faults} faults so far`)
  }
  const seconds = (performance.now() - begun) / 1000
  return buildReport({ gateway: options.gateway, startedAt, seconds, areas, recorder, calls, screens })
}

/** Checks every answer against its schema and the rules. */
function inspector(recorder: Recorder, clock: Clock): (exchange: Exchange) => void {
  const states = new OrderStates()
  return (exchange) => {
    const call = nameOf(exchange.call.endpoint)
    if (exchange.reply !== null) recorder.answered(call, exchange.ms, exchange.error !== null)
    for (const { rule, missing, sees } of inspectExchange(exchange, { now: clock.now(), states }))
      recorder.add(call, rule, missing, sees)
  }
}

/** Logs in if private calls follow; null on success. */
async function logInOnce(visitor: Visitor, options: KitOptions, areas: readonly AreaName[]): Promise<string | null> {
  const { journeys, credentials } = options
  const isNeeded = journeys.some(({ area, needsLogin }) => needsLogin && areas.includes(area))
  return isNeeded || credentials ? logIn(visitor, credentials, 'as') : 'no login was asked for'
}

/** Plays a journey; skips it without the sessions that it needs. */
async function playJourney(journey: Journey, visitor: Visitor, missingLogin: string | null): Promise<JourneyRecord> {
  const { area, title } = journey
  const begun = performance.now()
  const { recorder } = visitor.parts
  const before = recorder.faults
  const stop =
    missingLogin !== null ? new NothingToPlay(missingLogin) : await journey.play(visitor).then(() => null, reasonOf)
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
