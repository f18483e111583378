import { theGateway } from '@test/render-page'
import { done } from '@test/screen'
import { createTestApp } from '@test/test-app'
import { act, render, screen } from '@testing-library/react'
import { searchShows } from '@/contracts/show/search-shows'
import { routes } from '@/routes'
import { AppProvider } from '@/shell/app-provider'
import { PagePreview } from '@/shell/page-preview/page-preview'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import './show-detail'

/** Taps a card; its page loads when `arrive` is called. */
async function tapCard(options: { form?: 'mobile' | 'desktop'; isCard?: boolean } = {}) {
  const { form = 'mobile', isCard = true } = options
  const gateway = await theGateway()
  const { data } = await gateway.call(searchShows, { keyword: '林屿', pageType: 'SEARCH_PAGE', offset: 0, length: 20 })
  const card = data?.list.find((one) => one.showId === NAMED_SHOWS.simpleConcert)
  if (!card) throw new Error('the show is in no list')
  const { app, router } = await done(createTestApp(gateway, { form }))
  let arrive = () => {}
  let fail = () => {}
  router.open = () =>
    new Promise((resolve, reject) => {
      arrive = resolve
      fail = () => reject(new Error('no network'))
    })
  render(
    <AppProvider app={app}>
      <PagePreview />
    </AppProvider>,
  )
  // The title bar shows the name as well.
  const name = () => screen.queryAllByText(card.showName)[0] ?? null
  expect(name()).toBeNull()
  if (isCard) app.tappedShow.put(card)
  let opened: Promise<void> = Promise.resolve()
  act(() => {
    opened = app.navigation.open(routes.showDetail, { showId: card.showId }).catch(() => {})
  })
  const end = (how: () => void) =>
    act(async () => {
      how()
      await opened
    })
  return { card, name, arrive: () => end(arrive), fail: () => end(fail) }
}

describe('a card that is tapped', () => {
  it('shows the head of its show at once, until the page is there', async () => {
    const { card, name, arrive } = await tapCard()
    expect(name()).not.toBeNull()
    expect(document.querySelector('#poster img')?.getAttribute('src')).toContain(card.posterUrl)
    expect(document.getElementById('price')?.textContent).toMatch(/¥\d/)
    expect(screen.getByLabelText('返回')).toBeTruthy()
    // Actions are hidden until they are possible.
    expect(document.getElementById('favorite')).toBeNull()
    await arrive()
    expect(name()).toBeNull()
  })

  it('disappears when the page does not arrive', async () => {
    const { name, fail } = await tapCard()
    expect(name()).not.toBeNull()
    await fail()
    expect(name()).toBeNull()
  })

  it('stays unused on a desktop, and for a link without a card', async () => {
    for (const options of [{ form: 'desktop' }, { isCard: false }] as const) {
      const { name, arrive } = await tapCard(options)
      expect(name()).toBeNull()
      await arrive()
    }
  })
})
