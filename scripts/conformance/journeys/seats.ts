import { getSeatMapDynamic } from '@/contracts/seat/get-seat-map-dynamic'
import { getSeatMapStatic } from '@/contracts/seat/get-seat-map-static'
import { getZoneSeats } from '@/contracts/seat/get-zone-seats'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { recommendSeats } from '@/contracts/seat/recommend-seats'
import { releaseSeats } from '@/contracts/seat/release-seats'
import type { SeatRef } from '@/contracts/seat/seat-map'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { listShows } from '@/contracts/show/list-shows'
import { NothingToPlay, type Visitor } from '../visitor'
import type { Journey } from './journey'

const LISTED = 50

interface SeatedSession {
  showId: string
  bizShowSessionId: string
}

export const seatsAreKept: Journey = {
  area: 'buy',
  title: 'Seats are chosen, kept and released',
  needsLogin: true,
  async play(visitor) {
    const session = await seatedSession(visitor)
    const page = visitor.on('Seats', 'No seats to choose')
    const { version, zones } = await page.call(getSeatMapStatic, session)
    const zone = zones.find(({ kind }) => kind === 'SEAT')
    if (zone) await page.call(getZoneSeats, { ...session, zoneId: zone.zoneId }, { sees: 'A large hall without seats' })
    const now = await page.call(getSeatMapDynamic, session)
    page.expect(now.version === version, getSeatMapDynamic, 'content', 'the two halves of a seat map have two versions')
    const known = zones.map(({ zoneId }) => zoneId)
    const isKnown = now.zones.every(({ zoneId }) => known.includes(zoneId))
    page.expect(isKnown, getSeatMapDynamic, 'content', 'a zone of the seat map has no plan')
    const later = await page.call(getSeatMapDynamic, { ...session, since: now.ts })
    const isLater = later.ts >= now.ts
    page.expect(
      isLater,
      getSeatMapDynamic,
      'cursor',
      'ts goes back from one answer to the next',
      'Seats that look free and are sold',
    )
    const { seats } = await page.call(recommendSeats, { ...session, qty: 1 }, { sees: 'No best seats are offered' })
    const [seat] = seats
    if (seat === undefined) throw new NothingToPlay('no seat of the session is free')
    await keep(visitor, session, seat)
  },
}

async function keep(visitor: Visitor, session: SeatedSession, { seatId, zoneId }: SeatRef): Promise<void> {
  const page = visitor.on('Seats', 'Chosen seats cannot be kept')
  const input = { ...session, seatIds: [seatId] }
  const before = await page.call(getSeatMapDynamic, session)
  const [{ seatLockId, expireSeconds, failedSeatIds }] = await page.create(lockSeats, input)
  if (seatLockId === undefined)
    return page.fault(lockSeats, 'content', `a recommended seat is not free: ${failedSeatIds}`)
  page.expect(expireSeconds > 0, lockSeats, 'clock', 'kept seats are over at once')
  const { changes = [] } = await page.call(getSeatMapDynamic, { ...session, zoneId, since: before.ts })
  const isReported = changes.some((change) => change.zoneId === zoneId && change.states.length > 0)
  const unchanged = 'a seat that was kept is not among the changes since before'
  page.expect(isReported, getSeatMapDynamic, 'cursor', unchanged, 'Seats that look free and are taken')
  await page.call(releaseSeats, { seatLockId }, { sees: 'Seats that stay taken after the buyer has left' })
}

async function seatedSession(visitor: Visitor): Promise<SeatedSession> {
  const { showId: named } = visitor.parts
  const page = visitor.on('All shows', 'An empty list')
  const { list } = await page.call(listShows, { offset: 0, length: LISTED })
  for (const showId of [...(named === undefined ? [] : [named]), ...list.map((show) => show.showId)]) {
    const sale = await page.call(getShowDynamic, { showId })
    if (sale.showStatus !== 'ON_SALE' || sale.seatPickType !== 'OWN' || sale.captchaSwitch) continue
    const { sessions } = await page.call(listSessionsStatic, { showId })
    const session = sessions.find(({ seatPickType }) => seatPickType === 'OWN')
    if (session) return { showId, bizShowSessionId: session.bizShowSessionId }
  }
  throw new NothingToPlay('no show on sale has a seat map')
}
