import { renderPage, theGateway } from '@test/render-page'
import { byId, seen, seenText } from '@test/screen'
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

  it('says where and when it is, and which sessions have room', async () => {
    await renderPage(OpenShowDetailPage, routes.openShowDetail, await inState('REGISTERING'))
    for (const words of [
      '云间美术馆',
      '滨江大道2555号',
      '余 37 个名额',
      '余 56 个名额',
      '已报名 87 / 180',
      '每人五分钟',
      '请到场馆服务台报名',
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
  ])('says that it is %s', async (state, words) => {
    await renderPage(OpenShowDetailPage, routes.openShowDetail, await inState(state))
    await seen('open-show-state')
    expect(byId('open-show-state').textContent).toBe(words)
  })

  it('says it in words when there is no such show', async () => {
    await renderPage(OpenShowDetailPage, routes.openShowDetail, { params: { openShowId: 'none' } })
    await seenText('没有找到相关内容')
  })
})
