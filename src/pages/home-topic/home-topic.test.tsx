import { renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import HomeTopicPage from './home-topic'

describe('the page of a topic', () => {
  describeStates({ Page: HomeTopicPage, route: routes.homeTopic, words: '周末去看戏' })

  it('requests the layout of its topic (SHELL-128, SHELL-131)', async () => {
    const addresses: string[] = []
    await renderPage(HomeTopicPage, routes.homeTopic, {
      params: { topicId: 'spring' },
      prepare: ({ network }) => {
        network.intercept = ({ url }) => {
          addresses.push(url)
          return undefined
        }
      },
    })
    await seenText('开心一刻')
    expect(addresses.find((url) => url.includes('/layouts'))).toMatch(/page=TOPIC&topicId=spring&cityId=BL1106/)
  })
})
