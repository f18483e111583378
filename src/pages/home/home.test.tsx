import { routes } from '@/routes'
import { renderPage } from '../../../__tests__/support/render-page'
import { seenText } from '../../../__tests__/support/screen'
import HomePage from './home'

it('the launch page is the home page', async () => {
  await renderPage(HomePage, routes.home)
  for (const words of ['搜索演出', '演唱会', '近期热门']) await seenText(words)
})
