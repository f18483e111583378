import { renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { routes } from '@/routes'
import HomePage from './home'

it('the launch page is the home page (SHELL-127)', async () => {
  await renderPage(HomePage, routes.home)
  for (const words of ['搜索演出', '演唱会', '近期热门']) await seenText(words)
})
