import { renderPage } from '@test/render-page'
import { seenText, tap } from '@test/screen'
import { sharedLink } from '@test/shared-link'
import { routes } from '@/routes'
import { demoOffers } from '../../../../gateway/src/demo/offers'
import ShareTopicActivityPage from './share-topic-activity'

const { topicId, title } = demoOffers().activity

/** Address of the topic's first picture. */
const bannerAddress = () => document.querySelector('#shared [class*=banner] img')?.getAttribute('src')

describe('an activity that a friend recommends (TICKET-017)', () => {
  it('names the sharer, and opens the topic', async () => {
    const shareId = await sharedLink('TOPIC', topicId)
    const { router } = await renderPage(ShareTopicActivityPage, routes.shareTopicActivity, { params: { shareId } })
    await seenText('Test 邀您参加活动')
    await seenText(title['zh-CN'])
    expect(bannerAddress()).toContain('/slides/')
    await tap('see-topic')
    expect(router.lastMove).toMatchObject({ path: routes.topicActivity.path, params: { topicId } })
  })

  it('names the sharer without the picture of a topic that fails to load', async () => {
    const shareId = await sharedLink('TOPIC', topicId)
    await renderPage(ShareTopicActivityPage, routes.shareTopicActivity, {
      params: { shareId },
      prepare: ({ network }) => {
        network.intercept = ({ url }) => (url.includes('layouts') ? 'timeout' : undefined)
      },
    })
    await seenText('Test 邀您参加活动')
    await seenText(title['zh-CN'])
    expect(bannerAddress()).toBeUndefined()
  })

  it('opens the topic of a share that has ended (TICKET-017)', async () => {
    const params = { shareId: 'ended', topicId }
    const { router } = await renderPage(ShareTopicActivityPage, routes.shareTopicActivity, { params })
    await seenText('朋友的分享已过期，内容仍可查看')
    await tap('see-topic')
    expect(router.lastMove).toMatchObject({ path: routes.topicActivity.path, params: { topicId } })
  })

  it('shows and opens the topic of a link without a sharer (TICKET-017)', async () => {
    const { router } = await renderPage(ShareTopicActivityPage, routes.shareTopicActivity, { params: { topicId } })
    await seenText('周末去看戏')
    await seenText('精选演出与限时优惠')
    expect(bannerAddress()).toContain('/slides/')
    await tap('see-topic')
    expect(router.lastMove).toMatchObject({ path: routes.topicActivity.path, params: { topicId } })
  })
})
