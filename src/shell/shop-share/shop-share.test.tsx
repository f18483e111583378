import { changeShop, renderPage } from '@test/render-page'
import { eventually, seenText } from '@test/screen'
import { routes } from '@/routes'
import { page } from '../page'
import { PageFrame } from '../page-frame/page-frame'
import { useShopShare } from './shop-share'

const Page = page(() => {
  useShopShare()
  return <PageFrame title="home">nothing of its own</PageFrame>
}, routes.list)

const sharePosterUrl = 'http://localhost:80/files/poster.png'

beforeEach(() => changeShop({ config: { shareDescription: '周末看什么', sharePosterUrl } }))
afterEach(() => changeShop({ config: {} }))

it('fills WeChat’s menu with the merchant’s description and poster (SHELL-048)', async () => {
  const { sharing } = await renderPage(Page, routes.list, { terminal: { host: 'wechat' } })
  await eventually(() =>
    expect(sharing.menu.at(-1)).toEqual({
      title: '安可演出',
      description: '周末看什么',
      imageUrl: sharePosterUrl,
      link: expect.stringMatching(/^https?:\/\/[^/]+\/$/),
    }),
  )
})

it('fills it again when the page returns from one that has shared itself (SHELL-048)', async () => {
  const { sharing, show } = await renderPage(Page, routes.list, { terminal: { host: 'wechat' } })
  await eventually(() => expect(sharing.menu.at(-1)).toMatchObject({ description: '周末看什么' }))
  const filled = sharing.menu.length
  await show()
  await eventually(() => expect(sharing.menu).toHaveLength(filled + 1))
})

it('fills no menu in a browser, which has none', async () => {
  const { sharing } = await renderPage(Page, routes.list)
  await seenText('nothing of its own')
  expect(sharing.menu).toEqual([])
})
