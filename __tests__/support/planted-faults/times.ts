import { getReserveTime } from '@/contracts/order/get-reserve-time'
import { getSeatMapDynamic } from '@/contracts/seat/get-seat-map-dynamic'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { listShows } from '@/contracts/show/list-shows'
import { showsAreListed } from '../../../scripts/conformance/journeys/browse-lists'
import { sessionsAreChosen, showIsRead } from '../../../scripts/conformance/journeys/browse-show'
import { orderIsCancelled } from '../../../scripts/conformance/journeys/buy'
import { seatsAreKept } from '../../../scripts/conformance/journeys/seats'
import { isCallOf } from '../conformance-kit'
import { changed, type PlantedFault, replaced, timeOut } from './plant'

/** Faults of clocks, time limits and cursors. */
export const TIME_FAULTS: readonly PlantedFault[] = [
  {
    does: 'has a clock that is an hour ahead',
    detour: replaced(listShows, ({ headers, ...reply }) => {
      return { ...reply, headers: { date: new Date(Date.parse(headers.date ?? '') + 3_600_000).toUTCString() } }
    }),
    journeys: [showsAreListed],
    call: listShows,
    rule: 'clock',
    missing: 'the header Date is 60 min ahead',
    sees: 'Countdowns and time limits that end too early or too late; entry codes that no gate takes',
  },
  {
    does: 'sends seconds for milliseconds',
    detour: changed(listSessionsStatic, ({ sessions }) =>
      sessions.map((session: { beginDateTime: number }) =>
        Object.assign(session, { beginDateTime: Math.round(session.beginDateTime / 1000) }),
      ),
    ),
    journeys: [sessionsAreChosen],
    call: listSessionsStatic,
    rule: 'schema',
    missing: 'which are no milliseconds of these years: 1970',
    sees: 'No session or no price to choose',
  },
  {
    does: 'sends microseconds for milliseconds',
    detour: changed(getShowStatic, ({ basicInfo }) =>
      Object.assign(basicInfo, { firstShowTime: basicInfo.firstShowTime * 1000 }),
    ),
    journeys: [showIsRead],
    call: getShowStatic,
    rule: 'schema',
    missing: 'data.basicInfo.firstShowTime is',
    sees: 'The page of a show does not open',
  },
  {
    does: 'counts down to another end than the order',
    detour: changed(getReserveTime, (data) => Object.assign(data, { time: 86_400 })),
    journeys: [orderIsCancelled],
    call: getReserveTime,
    rule: 'clock',
    missing: 'reserve_time is 86400 s, and the order says 900 s',
    sees: 'A cashier that counts down to another end',
  },
  {
    does: 'has an order whose time is over at once',
    detour: changed(getReserveTime, (data) => Object.assign(data, { time: 0 })),
    journeys: [orderIsCancelled],
    call: getReserveTime,
    rule: 'clock',
    missing: 'a new order has 0 s to be paid',
    sees: 'A cashier that closes at once',
  },
  {
    does: 'is slow',
    detour:
      ({ clock }) =>
      async (request, forward) => {
        if (isCallOf(request, getShowDynamic)) clock.advance(6000)
        return forward(request)
      },
    journeys: [showIsRead],
    call: getShowDynamic,
    rule: 'speed',
    missing: 'the answer takes more than 3 s',
    sees: 'A page that stays empty for seconds',
  },
  {
    does: 'does not answer in time',
    detour: timeOut(listShows),
    journeys: [showsAreListed],
    call: listShows,
    rule: 'reachable',
    missing: 'no answer within 5 s',
    sees: 'A list that is empty or wrong',
  },
  {
    does: 'turns a cursor back',
    detour: changed(getSeatMapDynamic, (data, url) => Object.assign(data, url.includes('since=') && { ts: 1 })),
    journeys: [seatsAreKept],
    call: getSeatMapDynamic,
    rule: 'cursor',
    missing: 'ts goes back from one answer to the next',
    sees: 'Seats that look free and are sold',
  },
  {
    does: 'never reports a change of seats',
    detour: changed(getSeatMapDynamic, (data) => delete data.changes),
    journeys: [seatsAreKept],
    call: getSeatMapDynamic,
    rule: 'cursor',
    missing: 'a seat that was kept is not among the changes since before',
    sees: 'Seats that look free and are taken',
  },
]
