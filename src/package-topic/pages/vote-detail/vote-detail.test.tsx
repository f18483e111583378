import { renderPage, theGateway } from '@test/render-page'
import { byId, done, eventually, pass, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { castBallot } from '@/contracts/vote/cast-ballot'
import { getVote } from '@/contracts/vote/get-vote'
import { routes } from '@/routes'
import { demoVotes } from '../../../../gateway/src/demo/votes'
import { newId } from '../../../../gateway/src/random'
import VoteDetailPage from './vote-detail'

const [ENCORE, POSTER, SEASON] = demoVotes()
const idOf = (vote = ENCORE) => vote?.voteId ?? ''
const option = (at: number, vote = ENCORE) => `option-${vote?.options[at]?.optionId}`

const open = (vote = ENCORE) =>
  renderPage(VoteDetailPage, routes.voteDetail, { params: { id: idOf(vote) }, signedInAs: newBuyer() })

const openAsVisitor = (vote = ENCORE) => renderPage(VoteDetailPage, routes.voteDetail, { params: { id: idOf(vote) } })

/** Another user votes in the meantime. */
async function othersVote(at: number): Promise<void> {
  const shop = await theGateway()
  const optionIds = [ENCORE?.options[at]?.optionId ?? '']
  const as = await shop.signIn(newBuyer())
  await shop.call(castBallot, { id: idOf(), optionIds }, { as, headers: { 'idempotency-key': newId() } })
}

const shownTotal = () => Number(/\d+/.exec(byId('vote-total').textContent ?? '')?.[0])

describe('a vote (TOPIC-003)', () => {
  describeStates({
    Page: VoteDetailPage,
    route: routes.voteDetail,
    options: () => ({ params: { id: idOf() } }),
    words: '年度最想再看一次的演出',
  })

  it("counts the user's vote, and confirms it (TOPIC-006)", async () => {
    const { app } = await open()
    await tap(option(0))
    await tap(option(2))
    expect(byId('cast').textContent).toBe('投票（已选 2/3）')
    const before = shownTotal()
    await tap('cast')
    await seenText('投票成功')
    await seenText('今日已投')
    await eventually(() => expect(shownTotal()).toBe(before + 2))
    expect(byId('vote-remaining').textContent).toBe('今天还可投 1 票')
    expect(document.getElementById(option(0))).toBeNull()
    expect(await done(app.request(getVote, { id: idOf() }))).toMatchObject({ remaining: 1 })
  })

  it('limits choices to the remaining ones of the day', async () => {
    await open()
    for (const at of [0, 1, 2]) await tap(option(at))
    await tap('cast')
    await seenText('今天的票已投完')
    expect(document.getElementById('cast')).toBeNull()
    expect(document.getElementById(option(3))).toBeNull()
  })

  it('replaces the first choice when only one is allowed', async () => {
    await open(POSTER)
    await tap(option(0, POSTER))
    await tap(option(1, POSTER))
    expect(byId(option(0, POSTER)).getAttribute('aria-checked')).toBe('false')
    expect(byId(option(1, POSTER)).getAttribute('aria-checked')).toBe('true')
    expect(byId(option(1, POSTER)).getAttribute('role')).toBe('radio')
  })

  it('hides its counts until the user has voted, if the shop wants that', async () => {
    await open(POSTER)
    await seenText('投票后可查看结果')
    expect(document.querySelector('[id^=count-]')).toBeNull()
    await tap(option(0, POSTER))
    await tap('cast')
    await eventually(() => expect(document.querySelectorAll('[id^=count-]')).toHaveLength(4))
  })

  it('shows the result and no way to vote once it is over', async () => {
    await open(SEASON)
    await seenText('已结束')
    expect(document.querySelectorAll('[id^=count-]')).toHaveLength(3)
    expect(document.getElementById('cast')).toBeNull()
    expect(document.getElementById(option(0, SEASON))).toBeNull()
  })

  it('counts the votes of others while it is in sight, and the options keep their places', async () => {
    const page = await openAsVisitor()
    await seen('vote-total')
    const order = () => [...document.querySelectorAll('[id^=option-]')].map(({ id }) => id)
    const [before, places] = [shownTotal(), order()]
    await othersVote(5)
    await pass(5_000)
    await eventually(() => expect(shownTotal()).toBe(before + 1))
    expect(order()).toEqual(places)
    await page.hide()
    await othersVote(5)
    const sent = page.network.sent.length
    await pass(20_000)
    expect(page.network.sent).toHaveLength(sent)
  })

  it('opens the login for a visitor, and keeps the choice', async () => {
    const { router, network } = await openAsVisitor()
    await tap(option(0))
    expect(byId('cast').textContent).toBe('登录后投票')
    await tap('cast')
    expect(router.lastMove?.path).toBe(routes.login.path)
    expect(network.sent.some((call) => call.includes('ballots'))).toBe(false)
    expect(byId(option(0)).getAttribute('aria-checked')).toBe('true')
  })

  it('explains an uncounted ballot, and counts it once however often it is sent', async () => {
    const { network, app } = await open()
    await tap(option(0))
    network.intercept = ({ url }) => (url.includes('ballots') ? 'lost-answer' : undefined)
    await tap('cast')
    await eventually(() => expect(document.querySelector('[role=status], [role=alert]')?.textContent).toMatch(/\S/))
    network.intercept = null
    await tap('cast')
    await seenText('今日已投')
    expect(await done(app.request(getVote, { id: idOf() }))).toMatchObject({ remaining: 2 })
  })

  it('reports a link without a vote, or with an unknown one (NAV-020)', async () => {
    const page = await renderPage(VoteDetailPage, routes.voteDetail)
    await seenText('链接不完整')
    expect(page.router.moves).toEqual([])
    page.close()
    await renderPage(VoteDetailPage, routes.voteDetail, { params: { id: 'none' } })
    await seenText('没有找到相关内容')
  })
})
