import { renderPage } from '@test/render-page'
import { byId, eventually, seen, seenText, tap, type } from '@test/screen'
import { describeStates } from '@test/screen-states'
import type { TestApp } from '@test/test-app'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import AllPage from './all'

const cards = () => [...document.querySelectorAll('[id^=show-]')]

/** The page is at an address, as on the web. */
const at =
  (address: Record<string, string>) =>
  ({ router }: TestApp) => {
    router.address = address
  }

describe('the page of all shows', () => {
  describeStates({ Page: AllPage, route: routes.all, words: '林屿「星河入梦」' })

  it('lists twenty shows of the city, and more at the end', async () => {
    const { reachBottom } = await renderPage(AllPage, routes.all)
    await eventually(() => expect(cards()).toHaveLength(20))
    expect(document.body.textContent).not.toContain('北京')
    await reachBottom()
    await eventually(() => expect(cards()).toHaveLength(40))
  })

  it('narrows the list to a category', async () => {
    await renderPage(AllPage, routes.all)
    await seen(`show-${NAMED_SHOWS.simpleConcert}`)
    await tap('category-WuDaoBaLei')
    await eventually(() => expect(document.getElementById(`show-${NAMED_SHOWS.simpleConcert}`)).toBeNull())
    await seenText('天鹅湖')
  })

  it('puts the cheapest first', async () => {
    const { network } = await renderPage(AllPage, routes.all)
    await seen(`show-${NAMED_SHOWS.simpleConcert}`)
    await tap('filter-sort')
    await tap(screen.getByRole('radio', { name: '价格从低到高' }))
    await eventually(() => expect(network.sent.filter((call) => call.endsWith('show_list/list'))).toHaveLength(2))
  })

  it('finds shows by words, says when there are none, and starts over', async () => {
    await renderPage(AllPage, routes.all)
    await seen(`show-${NAMED_SHOWS.simpleConcert}`)
    await type('search', '天鹅湖')
    await eventually(() => expect(cards().length).toBeLessThan(5))
    await type('search', '没有这样的演出')
    await seenText('没有找到')
    await tap(screen.getByRole('button', { name: '清除筛选条件' }))
    await eventually(() => expect(cards()).toHaveLength(20))
  })

  it('says in its address what was chosen, and city and words with it', async () => {
    const { router } = await renderPage(AllPage, routes.all, { prepare: at({}) })
    await seen(`show-${NAMED_SHOWS.simpleConcert}`)
    expect(router.address).toEqual({ cityId: 'BL1106' })
    await tap('category-WuDaoBaLei')
    await tap('filter-sort')
    await tap(screen.getByRole('radio', { name: '价格从低到高' }))
    await type('search', '天鹅湖')
    const wanted = { cityId: 'BL1106', category: 'WuDaoBaLei', sort: 'PRICE_ASC', keyword: '天鹅湖' }
    await eventually(() => expect(router.address).toEqual(wanted))
  })

  it('shows what its address says, and what another entry of the history says when it comes back to it', async () => {
    const prepare = at({ category: 'WuDaoBaLei', sort: 'nonsense', cityId: 'BL1106' })
    const { router, app, network, show } = await renderPage(AllPage, routes.all, { prepare })
    await seenText('天鹅湖')
    expect(document.getElementById(`show-${NAMED_SHOWS.simpleConcert}`)).toBeNull()
    expect(router.address).toEqual({ category: 'WuDaoBaLei', cityId: 'BL1106' })
    const { length } = network.sent
    await show()
    expect(network.sent).toHaveLength(length)
    router.address = { cityId: 'BL1101' }
    await show()
    await eventually(() => expect(document.body.textContent).toContain('北京'))
    expect(byId('category-ALL').getAttribute('aria-selected')).toBe('true')
    expect(app.site.cityId).toBe('BL1101')
    router.address = { cityId: 'nowhere' }
    await show()
    expect(app.site.cityId).toBe('BL1101')
  })

  it('shows everything where its address names a category that the merchant does not have', async () => {
    const { router } = await renderPage(AllPage, routes.all, { prepare: at({ category: 'Unheard' }) })
    await eventually(() => expect(cards()).toHaveLength(20))
    expect(router.address).toEqual({ cityId: 'BL1106' })
  })

  it('begins, on a phone, with what the link says that opened it', async () => {
    await renderPage(AllPage, routes.all, { params: { keyword: encodeURIComponent('天鹅湖') } })
    await eventually(() => expect(cards().length).toBeLessThan(5))
    expect((byId('search') as HTMLInputElement).value).toBe('天鹅湖')
  })

  it('opens a show', async () => {
    const { router } = await renderPage(AllPage, routes.all)
    await tap(`show-${NAMED_SHOWS.simpleConcert}`)
    expect(router.lastMove).toMatchObject({ path: routes.showDetail.path })
  })
})
