import { renderPage } from '@test/render-page'
import { byId, eventually, tap } from '@test/screen'
import { routes } from '@/routes'
import SearchPage from './search'

it.each(['北京', 'Beijing', '北京市'])('offers the city whose name is %s, with its shows', async (keyword) => {
  await renderPage(SearchPage, routes.search, { params: { keyword } })
  await tap('search-city')
  await eventually(() => expect(document.querySelector('[id^=found-][href]')).not.toBeNull())
  expect(byId('filter-city').textContent).toBe('北京')
  expect(document.getElementById('search-city')).toBeNull()
})
