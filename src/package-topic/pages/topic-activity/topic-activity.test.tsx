import { renderPage } from '@test/render-page'
import { byId, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import { demoOffers } from '../../../../gateway/src/demo/offers'
import TopicActivityPage from './topic-activity'

describe('an activity of the merchant (TOPIC-001)', () => {
  describeStates({ Page: TopicActivityPage, route: routes.topicActivity, words: '周末去看戏' })

  it('shares its own address, with the name of a consenting user (TICKET-017)', async () => {
    const { topicId } = demoOffers().activity
    await renderPage(TopicActivityPage, routes.topicActivity, { params: { topicId }, signedInAs: newBuyer() })
    await seen('share')
    await tap('share')
    await seen('share-named')
    expect(byId('share-named').getAttribute('aria-checked')).toBe('false')
    await tap('share-named')
    await seenText('30 天内有效')
  })

  it('offers no sharing without a topic in its address', async () => {
    await renderPage(TopicActivityPage, routes.topicActivity, {})
    await seenText('周末去看戏')
    expect(document.getElementById('share')).toBeNull()
  })

  it('shows the coupons of a sale, that of its address first (TOPIC-002, SHELL-132)', async () => {
    const requested: string[] = []
    await renderPage(TopicActivityPage, routes.topicActivity, {
      params: { topicId: 'summer', couponTemplateId: 'theatre-88' },
      prepare: ({ network }) => {
        network.intercept = ({ url }) => {
          requested.push(url)
          return undefined
        }
      },
    })
    await seenText('剧场折扣券')
    const layout = requested.find((url) => url.includes('/layouts')) ?? ''
    expect(Object.fromEntries(new URLSearchParams(layout.split('?')[1]))).toMatchObject({
      page: 'TOPIC_COUPON',
      topicId: 'summer',
      couponTemplateId: 'theatre-88',
    })
    const titles = [...document.querySelectorAll('[aria-label^="领取"]')].map((button) =>
      button.getAttribute('aria-label'),
    )
    expect(titles[0]).toContain('剧场折扣券')
  })
})
