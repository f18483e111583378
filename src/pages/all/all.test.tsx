import { renderPage } from '@test/render-page'
import { eventually, seen, seenText, tap, type } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import AllPage from './all'

const cards = () => [...document.querySelectorAll('[id^=show-]')]

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

  it('opens a show', async () => {
    const { router } = await renderPage(AllPage, routes.all)
    await tap(`show-${NAMED_SHOWS.simpleConcert}`)
    expect(router.lastMove).toMatchObject({ path: routes.showDetail.path })
  })
})
