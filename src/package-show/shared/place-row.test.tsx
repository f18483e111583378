import { renderPage } from '@test/render-page'
import { seenText, tap } from '@test/screen'
import ShowDetailPage from '@/package-show/pages/show-detail/show-detail'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'

it('a map that does not open is told (SHELL-085)', async () => {
  const places: string[] = []
  await renderPage(ShowDetailPage, routes.showDetail, {
    params: { showId: NAMED_SHOWS.simpleConcert },
    prepare: ({ app }) => {
      app.map.open = async ({ name }) => {
        places.push(name)
        return false
      }
    },
  })
  await tap('place')
  await seenText('地图打开失败，请稍后再试')
  expect(places).toHaveLength(1)
})
