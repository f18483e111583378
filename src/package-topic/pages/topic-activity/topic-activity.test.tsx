import { renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import TopicActivityPage from './topic-activity'

describe('an activity of the merchant (TOPIC-001)', () => {
  describeStates({ Page: TopicActivityPage, route: routes.topicActivity, words: '周末去看戏' })

  it('shows the coupons of a sale, the one of its address first (TOPIC-002, SHELL-132)', async () => {
    const asked: string[] = []
    await renderPage(TopicActivityPage, routes.topicActivity, {
      params: { topicId: 'summer', couponTemplateId: 'theatre-88' },
      prepare: ({ network }) => {
        network.intercept = ({ url }) => {
          asked.push(url)
          return undefined
        }
      },
    })
    await seenText('剧场折扣券')
    const layout = asked.find((url) => url.includes('/layouts')) ?? ''
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
