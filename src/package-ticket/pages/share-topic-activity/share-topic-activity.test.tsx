import { renderPage } from '@test/render-page'
import { seenText, tap } from '@test/screen'
import { sharedLink } from '@test/shared-link'
import { routes } from '@/routes'
import { demoOffers } from '../../../../gateway/src/demo/offers'
import ShareTopicActivityPage from './share-topic-activity'

const { topicId, title } = demoOffers().activity

describe('an activity that a friend recommends (TICKET-017)', () => {
  it('names the sharer, and opens the topic', async () => {
    const shareId = await sharedLink('TOPIC', topicId)
    const { router } = await renderPage(ShareTopicActivityPage, routes.shareTopicActivity, { params: { shareId } })
    await seenText('Test 邀您参加活动')
    await seenText(title['zh-CN'])
    await tap('see-topic')
    expect(router.lastMove).toMatchObject({ path: routes.topicActivity.path, params: { topicId } })
  })

  it('opens the topic of a share that has ended (TICKET-017)', async () => {
    const params = { shareId: 'ended', topicId }
    const { router } = await renderPage(ShareTopicActivityPage, routes.shareTopicActivity, { params })
    await seenText('好友的分享已过期，内容仍可查看')
    await tap('see-topic')
    expect(router.lastMove).toMatchObject({ path: routes.topicActivity.path, params: { topicId } })
  })

  it('shows and opens the topic of a link without a sharer (TICKET-017)', async () => {
    const { router } = await renderPage(ShareTopicActivityPage, routes.shareTopicActivity, { params: { topicId } })
    await seenText('周末去看戏')
    await tap('see-topic')
    expect(router.lastMove).toMatchObject({ path: routes.topicActivity.path, params: { topicId } })
  })
})
