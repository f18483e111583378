import { isDeepStrictEqual } from 'node:util'
import { listSeatPlansDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShowBrief } from '@/contracts/show/get-show-brief'
import { getShowDescriptions } from '@/contracts/show/get-show-descriptions'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { listRecentOrders } from '@/contracts/show/list-recent-orders'
import { listRecommendedShows } from '@/contracts/show/list-recommended-shows'
import { listServiceNotes } from '@/contracts/show/list-service-notes'
import { listShows } from '@/contracts/show/list-shows'
import type { Visitor } from '../visitor'
import { NothingToPlay } from '../visitor'
import type { Journey } from './journey'

/** Number of opened show pages: enough to meet several states. */
const OPENED_SHOWS = 6

export const showIsRead: Journey = {
  area: 'browse',
  title: 'Pages of shows are read',
  needsLogin: false,
  async play(visitor) {
    const { list } = await visitor.on('All shows', 'An empty list').call(listShows, { offset: 0, length: OPENED_SHOWS })
    if (list.length === 0) throw new NothingToPlay('the shop has no shows')
    for (const { showId, showName } of list) {
      const page = visitor.on('Show', 'The page of a show does not open')
      const { basicInfo } = await page.call(getShowStatic, { showId })
      page.expect(basicInfo.showId === showId, getShowStatic, 'content', `another show comes than ${showId}`)
      const isSame = basicInfo.showName === showName
      page.expect(isSame, getShowStatic, 'content', 'a show has another name on its page than in the list')
      await page.call(getShowDynamic, { showId }, { sees: 'A page without prices and without the button to buy' })
      await page.call(getShowDescriptions, { showId }, { sees: 'No words about the show' })
      await page.call(listServiceNotes, { showId }, { sees: 'Nothing about refunds and names before buying' })
      await page.optional(getShowBrief, { showId })
      await page.optional(listRecentOrders, { showId })
      await page.walk(listRecommendedShows, { showId }, (show) => show.showId)
    }
  },
}

export const sessionsAreChosen: Journey = {
  area: 'browse',
  title: 'Sessions and seat plans are chosen',
  needsLogin: false,
  async play(visitor) {
    const { list } = await visitor.on('All shows', 'An empty list').call(listShows, { offset: 0, length: OPENED_SHOWS })
    if (list.length === 0) throw new NothingToPlay('the shop has no shows')
    for (const { showId } of list) await chooseOf(visitor, showId)
  },
}

async function chooseOf(visitor: Visitor, showId: string): Promise<void> {
  const page = visitor.on('Booking', 'No session or no price to choose')
  const { sessions } = await page.call(listSessionsStatic, { showId })
  const { sessions: states } = await page.call(listSessionsDynamic, { showId })
  const ids = sessions.map(({ bizShowSessionId }) => bizShowSessionId)
  const known = states.map(({ bizShowSessionId }) => bizShowSessionId)
  const missing = 'sessions_static_data and sessions_dynamic_data name different sessions'
  page.expect(isSameSet(ids, known), listSessionsDynamic, 'content', missing)
  const [first] = sessions
  if (first === undefined) return
  await expectWeekdays(visitor, showId, first.sessionShowTime)
  const input = { showId, bizShowSessionId: first.bizShowSessionId }
  const { seatPlans } = await page.call(listSeatPlansStatic, input)
  const { seatPlans: stock } = await page.call(listSeatPlansDynamic, input)
  const plans = seatPlans.map(({ seatPlanId }) => seatPlanId)
  const counted = stock.map(({ seatPlanId }) => seatPlanId)
  const unequal = 'seat_plans_static_data and seat_plans_dynamic_data name different seat plans'
  page.expect(isSameSet(plans, counted), listSeatPlansDynamic, 'content', unequal)
}

/** Session times are formatted with weekdays, so they differ by language. */
async function expectWeekdays(visitor: Visitor, showId: string, inChinese: string): Promise<void> {
  const page = visitor.on('Booking', 'Weekdays in Chinese for users who read English')
  const { client } = visitor.parts
  const { sessions } = await client.inLocale('en-US', () => page.call(listSessionsStatic, { showId }))
  const inEnglish = sessions[0]?.sessionShowTime
  const missing = `sessionShowTime is “${inChinese}” in zh-CN and in en-US`
  page.expect(inEnglish !== inChinese, listSessionsStatic, 'language', missing)
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return isDeepStrictEqual([...one].sort(), [...other].sort())
}
