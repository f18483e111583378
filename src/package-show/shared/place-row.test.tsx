import { renderPage, theGateway } from '@test/render-page'
import { seenText, tap } from '@test/screen'
import { getShowStatic } from '@/contracts/show/get-show-static'
import ShowDetailPage from '@/package-show/pages/show-detail/show-detail'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'

it('opens the map at the venue of a show (CAT-140)', async () => {
  const { simpleConcert: showId } = NAMED_SHOWS
  const { data } = await (await theGateway()).call(getShowStatic, { showId })
  const { venueName: name, venueAddress: address, venueLat: lat, venueLng: lng } = data?.basicInfo ?? {}
  const places: unknown[] = []
  await renderPage(ShowDetailPage, routes.showDetail, {
    params: { showId },
    prepare: ({ app }) => {
      app.map.open = async (place) => places.push(place) > 0
    },
  })
  await tap('place')
  expect(places).toEqual([{ lat, lng, name, address }])
  expect([lat, lng]).toEqual([expect.any(Number), expect.any(Number)])
})

it('shows an error when the map fails to open (SHELL-085)', async () => {
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
