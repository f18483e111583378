import { MIC_ID } from '@test/registered-guests'
import { asGuest } from '@test/registrations'
import { renderPage, theGateway } from '@test/render-page'
import { byId, seen, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { listOpenShows } from '@/contracts/open-show/list-open-shows'
import type { OpenShowState } from '@/contracts/open-show/open-show-card'
import { routes } from '@/routes'
import OpenShowDetailPage from './open-show-detail'

async function inState(status: OpenShowState) {
  const { data } = await (await theGateway()).call(listOpenShows, { status, offset: 0, length: 1 })
  return { params: { openShowId: data?.list[0]?.openShowId ?? '' } }
}

describe('the page of an open show (OPEN-003)', () => {
  describeStates({
    Page: OpenShowDetailPage,
    route: routes.openShowDetail,
    options: () => inState('REGISTERING'),
    words: '城市开放麦',
  })

  it('shows place, time and sessions with room', async () => {
    await renderPage(OpenShowDetailPage, routes.openShowDetail, await inState('REGISTERING'))
    for (const words of [
      '云间美术馆',
      '滨江大道2555号',
      '余 37 个名额',
      '余 56 个名额',
      '已报名 87 / 180',
      '每人五分钟',
      '报名后免费入场',
    ]) {
      await seenText(words)
    }
    expect(document.body.textContent?.match(/名额已满/g)).toHaveLength(1)
  })

  it.each<[OpenShowState, string]>([
    ['REGISTERING', '报名中'],
    ['NOT_STARTED', '即将报名'],
    ['FULL', '名额已满'],
    ['ENDED', '报名已结束'],
  ])('shows that it is %s', async (state, words) => {
    await renderPage(OpenShowDetailPage, routes.openShowDetail, await inState(state))
    await seen('open-show-state')
    expect(byId('open-show-state').textContent).toBe(words)
  })

  it('opens the form while registration is possible (OPEN-004)', async () => {
    const options = await inState('REGISTERING')
    const { router } = await renderPage(OpenShowDetailPage, routes.openShowDetail, options)
    await tap('register')
    expect(router.lastMove).toMatchObject({ path: routes.openShowForm.path, params: options.params })
  })

  it.each<OpenShowState>(['NOT_STARTED', 'FULL', 'ENDED'])('offers no form while it is %s', async (state) => {
    await renderPage(OpenShowDetailPage, routes.openShowDetail, await inState(state))
    await seen('open-show-state')
    expect(document.getElementById('register')).toBeNull()
  })

  it('shows the user’s registration with its code, and opens all of them (OPEN-006)', async () => {
    const { signedInAs } = await asGuest('approve')
    const { router } = await renderPage(OpenShowDetailPage, routes.openShowDetail, {
      signedInAs,
      params: { openShowId: MIC_ID },
    })
    await seen('entry-code')
    expect(document.getElementById('register')).toBeNull()
    await tap('my-registrations')
    expect(router.lastMove?.path).toBe(routes.registrationList.path)
  })

  it('shows a text for an unknown show', async () => {
    await renderPage(OpenShowDetailPage, routes.openShowDetail, { params: { openShowId: 'none' } })
    await seenText('没有找到相关内容')
  })
})
