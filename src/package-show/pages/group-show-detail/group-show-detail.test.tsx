import { ID_NO } from '@test/attendees'
import { offerOf } from '@test/buyer'
import { changeAnswers } from '@test/changed-answers'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import type { GetShowGroupOutput } from '@/contracts/show/get-show-group'
import { savePrefilledInfo } from '@/contracts/show/save-prefilled-info'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import { DEMO_SHOW_GROUPS } from '../../../../gateway/src/demo/show-groups'
import GroupShowDetailPage from './group-show-detail'

const [SEASON, CITIES] = DEMO_SHOW_GROUPS
const open = (showId: string) => renderPage(GroupShowDetailPage, routes.groupShowDetail, { params: { showId } })

describe('the page of shows that belong together (CAT-004, CAT-005, CAT-027)', () => {
  describeStates({
    Page: GroupShowDetailPage,
    route: routes.groupShowDetail,
    options: () => ({ params: { showId: SEASON.showGroupId } }),
    words: '海上大剧院冬季演出季',
  })

  it('shows their places, and opens each', async () => {
    const { router } = await open(SEASON.showGroupId)
    await seenText('黄浦区广延路299号')
    for (const showId of SEASON.showIds) await seen(`group-${showId}`)
    expect(document.body.textContent).not.toContain('安全验证')
    await tap(`group-${NAMED_SHOWS.seatsTheatre}`)
    expect(router.lastMove).toMatchObject({
      path: routes.showDetail.path,
      params: { showId: NAMED_SHOWS.seatsTheatre },
    })
  })

  it('shows buyer checks of its shows, and several places (CAT-028)', async () => {
    await open(CITIES.showGroupId)
    await seenText('购票时需完成安全验证')
    await seenText('多个城市')
    expect(byId(`group-${NAMED_SHOWS.captcha}`).textContent).toContain('不夜城')
  })

  it('opens the preparation of one of their sales (CAT-111)', async () => {
    const gateway = await theGateway()
    const cellphone = newBuyer()
    const as = await gateway.signIn(cellphone)
    const show = { showId: NAMED_SHOWS.preSale }
    const person = { name: '李雷', countryCode: 'CN', idType: 'ID_CARD', idNo: ID_NO } as const
    const { data: attendee } = await gateway.call(createAttendee, person, { as })
    const { bizShowSessionId, seatPlanId } = await offerOf(gateway, show.showId)
    const contact = { cellphone: '13800138000', countryCode: '86' }
    const wishes = [{ bizShowSessionId, seatPlanId, qty: 1 }]
    await gateway.call(savePrefilledInfo, { ...show, wishes, audienceIds: [attendee?.id ?? ''], contact }, { as })
    const { router } = await renderPage(GroupShowDetailPage, routes.groupShowDetail, {
      params: { showId: CITIES.showGroupId },
      signedInAs: cellphone,
    })
    await tap('prepared')
    expect(router.lastMove).toMatchObject({ path: routes.preloadTicket.path, params: show })
  })

  it('refreshes on return, with the content in place', async () => {
    const page = await open(SEASON.showGroupId)
    const card = await seen(`group-${NAMED_SHOWS.seatsTheatre}`)
    expect(card.textContent).not.toContain('即将售罄')
    changeAnswers<GetShowGroupOutput>(page, '/show_groups/', (group) => ({
      ...group,
      shows: group.shows.map((show) => ({ ...show, showStatusDisplay: '即将售罄' })),
    }))
    await page.show()
    expect(byId(`group-${NAMED_SHOWS.seatsTheatre}`)).toBe(card)
    await eventually(() => expect(card.textContent).toContain('即将售罄'))
  })

  it('explains an unknown group', async () => {
    await open('SGnothing')
    await seenText('没有找到相关内容')
  })
})
