import { renderPage, theGateway } from '@test/render-page'
import { eventually, tap } from '@test/screen'
import { screen } from '@testing-library/react'
import { getOpenShow } from '@/contracts/open-show/get-open-show'
import { routes } from '@/routes'
import SearchPage from './search'

describe('open shows among search results', () => {
  it('groups open shows in a tab, marks matches, and opens their pages (CAT-016, OPEN-010)', async () => {
    const { router } = await renderPage(SearchPage, routes.search, { params: { keyword: '开放麦' } })
    await tap(await eventually(() => screen.getByRole('tab', { name: '免费演出 1' })))
    const row = screen.getByRole('link', { name: /^城市\s*开放麦/ })
    const marked = [...row.querySelectorAll('[class*=match]')].map(({ textContent }) => textContent)
    expect(marked).toEqual(['开放麦'])
    await tap(row)
    const { openShowId } = router.lastMove?.params ?? {}
    expect(router.lastMove?.path).toBe(routes.openShowDetail.path)
    const { data } = await (await theGateway()).call(getOpenShow, { openShowId: String(openShowId) })
    expect(data?.name).toBe('城市开放麦')
  })
})
