import { renderPage } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import SearchPage from './search'

const open = (params: Record<string, string>) =>
  renderPage(SearchPage, routes.search, {
    params,
    prepare: ({ router }) => {
      router.address = {}
    },
  })

it('writes the shown kind of results into its address, not a missing one', async () => {
  const { router, close } = await open({ keyword: '林屿' })
  await tap(await eventually(() => screen.getByRole('tab', { name: /^巡演 \d/ })))
  const chosen = { keyword: '林屿', cityId: 'BL1106', kind: 'TOUR' }
  await eventually(() => expect(router.address).toEqual(chosen))
  close()
  const again = await open(chosen)
  await seenText('城巡演')
  again.close()
  await open({ ...chosen, kind: 'PARKING' })
  await eventually(() => expect(document.querySelector('[id^=found-]')).not.toBeNull())
})

it('shows other results below a short list of shows (CAT-016)', async () => {
  const { router } = await open({ keyword: '林屿' })
  await eventually(() => expect(document.querySelector('#below-TOUR')?.textContent).toMatch(/^巡演 \d.*城巡演/))
  const tour = document.querySelector('#below-TOUR [role=link], #below-TOUR button, #below-TOUR a')
  if (!tour) throw new Error('the tour cannot be opened')
  await tap(tour)
  await eventually(() => expect(router.lastMove?.path).toBe(routes.tourDetail.path))
})

it('offers the categories before anything is typed', async () => {
  const { router } = await renderPage(SearchPage, routes.search)
  await seenText('按类型看演出')
  const first = document.querySelector('[id^=browse-]')
  if (first) await tap(first)
  const category = first?.id.replace('browse-', '')
  await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.all.path, params: { category } }))
})
