import { type GatewayProcess, startGatewayProcess } from '../__tests__/support/gateway-process'
import { ShiftedClock } from '../gateway/src/clock'
import { type OpenedDatabase, openDatabase } from '../gateway/src/database/connect'
import { users } from '../gateway/src/database/schema/people'
import { newId } from '../gateway/src/random'
import { openLogin } from '../gateway/src/services/accounts/logins'
import { startPostgres } from '../scripts/postgres'
import { getSeatMapDynamic } from '../src/contracts/seat/get-seat-map-dynamic'
import { getSeatMapStatic } from '../src/contracts/seat/get-seat-map-static'
import { listSessionsStatic } from '../src/contracts/session/list-sessions-static'
import { SeatAvailability } from '../src/domain/seat-map/seat-availability'
import { SeatLayout } from '../src/domain/seat-map/seat-layout'
import { FleetClient } from './fleet-client'

const GATEWAYS = 3

/** Gateways on one PostgreSQL. */
export interface Fleet {
  databaseUrl: string
  gateways: GatewayProcess[]
  client: FleetClient
  database: OpenedDatabase
  close(): Promise<void>
}

/** Three gateways without rate limits, on one PostgreSQL. */
export async function startFleet(): Promise<Fleet> {
  process.env.RATE_LIMIT = 'off'
  process.env.LOG_LEVEL = 'silent'
  const server = await startPostgres()
  if (!server) throw new Error('there is no PostgreSQL here')
  const gateways: GatewayProcess[] = []
  for (let at = 0; at < GATEWAYS; at += 1) gateways.push(await startGatewayProcess({ databaseUrl: server.url }))
  const database = await openDatabase({ databaseUrl: server.url })
  return {
    databaseUrl: server.url,
    gateways,
    client: new FleetClient(gateways),
    database,
    async close() {
      await database.close()
      await Promise.all(gateways.map((gateway) => gateway.stop()))
      await server.stop()
    },
  }
}

/** Logs in many users; returns their access tokens. */
export async function signInMany({ db }: OpenedDatabase, count: number): Promise<string[]> {
  const clock = new ShiftedClock()
  const rows = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    areaCode: '86',
    cellphone: `137${10_000_000 + at}`,
    nickname: 'Buyer',
    createdAt: clock.now(),
  }))
  await db.insert(users).values(rows)
  const tokens: string[] = []
  for (const { id } of rows) tokens.push((await openLogin({ db, clock }, id)).accessToken)
  return tokens
}

/** The first session of a show. */
export async function firstSession(client: FleetClient, showId: string) {
  const { data } = await client.call(0, listSessionsStatic, { showId })
  return { showId, bizShowSessionId: data?.sessions[0]?.bizShowSessionId ?? '' }
}

/** First free seats of a session with their plans. */
export async function freeSeats(
  client: FleetClient,
  session: { showId: string; bizShowSessionId: string },
  count: number,
): Promise<{ seatId: string; seatPlanId: string }[]> {
  const { data: map } = await client.call(0, getSeatMapStatic, session)
  if (!map) throw new Error('no seats')
  const layout = new SeatLayout(map)
  const zoneId = layout.zones.map(({ zone }) => zone.zoneId).join(',')
  const { data: now } = await client.call(0, getSeatMapDynamic, { ...session, zoneId })
  const availability = new SeatAvailability(layout)
  if (now) availability.apply(now)
  return [...availability.states.keys()]
    .filter((seat) => availability.states[seat] === 1)
    .slice(0, count)
    .map((seat) => ({
      seatId: layout.seatId(seat),
      seatPlanId: layout.map.priceLevels[layout.level[seat] ?? 0]?.seatPlanId ?? '',
    }))
}
