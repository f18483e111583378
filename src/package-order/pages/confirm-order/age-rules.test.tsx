import { renderPage, theGateway } from '@test/render-page'
import { seen, seenText } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ConfirmOrderPage from './confirm-order'

const RULE = '至少需要 1 位 3–12 岁的观演人'

/** Opens the order of a show with child tickets, of the plan with age rules or another one. */
async function open(needsAges: boolean) {
  const shop = await theGateway()
  const showId = NAMED_SHOWS.childTicket
  const { data: offered } = await shop.call(listSessionsStatic, { showId })
  const session = { showId, bizShowSessionId: offered?.sessions[0]?.bizShowSessionId ?? '' }
  const { data: plans } = await shop.call(listSeatPlansStatic, session)
  const plan = plans?.seatPlans.find(({ ageLimit }) => (ageLimit !== undefined) === needsAges)
  const items = JSON.stringify([{ seatPlanId: plan?.seatPlanId, qty: 1 }])
  const page = await renderPage(ConfirmOrderPage, routes.confirmOrder, {
    params: { ...session, items },
    signedInAs: newBuyer(),
  })
  await seen('submit-order')
  const requested = () => page.network.sent.filter((call) => call.includes('seat_plan_age_limit_list')).length
  return { requested }
}

describe('age limits of attendees', () => {
  it('shows before attendees are chosen, in the text of the call (CAT-112)', async () => {
    const { requested } = await open(true)
    await seenText(RULE)
    expect(requested()).toBe(1)
  })

  it('stays hidden for a plan without a limit (CAT-112)', async () => {
    await open(false)
    expect(document.body.textContent).not.toContain(RULE)
  })
})
