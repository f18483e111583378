import { changeShop, renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { routes } from '@/routes'
import { page } from './page'
import { PageFrame } from './page-frame/page-frame'
import { useShare } from './use-share'

const mockMenu: { friend?: () => object; timeline?: () => object } = {}

jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual('@tarojs/taro'),
  useShareAppMessage: (shared: () => object) => {
    mockMenu.friend = shared
  },
  useShareTimeline: (shared: () => object) => {
    mockMenu.timeline = shared
  },
}))

const Page = page(() => {
  useShare(null)
  return <PageFrame title="shared">nothing of its own</PageFrame>
}, routes.list)

afterEach(() => changeShop({ config: {} }))

it('shares the shop with the merchant’s texts by default (SHELL-048)', async () => {
  const sharePosterUrl = 'http://localhost:80/files/poster.png'
  await changeShop({ config: { shareDescription: '周末看什么', sharePosterUrl } })
  await renderPage(Page, routes.list)
  await seenText('nothing of its own')
  const shared = { title: '周末看什么', imageUrl: sharePosterUrl }
  expect(mockMenu.friend?.()).toEqual({ ...shared, path: '/pages/list/list' })
  expect(mockMenu.timeline?.()).toMatchObject(shared)
})
