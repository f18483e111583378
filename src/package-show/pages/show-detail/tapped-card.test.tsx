import { listedCard } from '@test/listed-card'
import { renderPage } from '@test/render-page'
import { eventually, seen, seenText, tap } from '@test/screen'
import { screen } from '@testing-library/react'
import type { ShowCard } from '@/contracts/show/show-card'
import AllPage from '@/pages/all/all'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ShowDetailPage from './show-detail'

/** The page of a show opened from its card; the shop answers when `answers` resolves. */
async function openTapped(card: ShowCard, form: 'mobile' | 'desktop' = 'mobile') {
  let answer = () => {}
  const answers = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined)
  })
  const opened = await renderPage(ShowDetailPage, routes.showDetail, {
    params: { showId: card.showId },
    form,
    prepare: ({ app, network }) => {
      app.tappedShow.put(card)
      network.hold = () => answers
    },
  })
  return { ...opened, answer }
}

async function cardOf(showId: string, changes: Partial<ShowCard> = {}): Promise<ShowCard> {
  return { ...(await listedCard(showId)), ...changes }
}

const poster = () => document.querySelector('#poster img')?.getAttribute('src')

describe('a show that was tapped as a card', () => {
  it.each(['mobile', 'desktop'] as const)('has its head before any answer, on a %s', async (form) => {
    const card = await cardOf(NAMED_SHOWS.simpleConcert)
    const { answer } = await openTapped(card, form)
    expect(screen.getByRole('heading', { name: card.showName, level: 2 })).toBeTruthy()
    expect(document.body.textContent).toContain('¥380起')
    expect(document.body.textContent).toContain(card.displayShowTime)
    expect(document.body.textContent).toContain(`${card.cityName} · ${card.venueName}`)
    expect(poster()).toContain(card.posterUrl)
    expect(document.getElementById('buy')).toBeNull()
    const drawn = document.querySelector('#poster img')
    answer()
    await seen('buy')
    await seenText('¥380 – ¥1380')
    // The drawn head stays: nothing flashes when the answers arrive.
    expect(document.querySelector('#poster img')).toBe(drawn)
  })

  it('shows the price of the card: hidden, to be determined, free (CAT-055)', async () => {
    const show = await cardOf(NAMED_SHOWS.simpleConcert)
    const words = async (changes: Partial<ShowCard>) => {
      const { close } = await openTapped({ ...show, ...changes })
      const price = document.getElementById('price')?.textContent ?? null
      close()
      return price
    }
    expect(await words({ customPrice: 0 })).toBeNull()
    expect(await words({ customPrice: -1 })).toBe('待定')
    expect(await words({ customPrice: 9900 })).toBe('¥99')
    expect(await words({ isFree: true })).toBe('免费')
    expect(await words({ minOriginalPriceInfo: undefined })).toBeNull()
  })

  it('shows a failure on a plain page: text is not readable on a poster’s colour', async () => {
    const card = await cardOf(NAMED_SHOWS.simpleConcert)
    const colour = () => document.querySelector('[class*=head][aria-hidden][style*="background-color"]')
    const { close } = await openTapped(card)
    expect(colour()).not.toBeNull()
    close()
    await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: card.showId },
      prepare: ({ app, network }) => {
        app.tappedShow.put(card)
        network.isOnline = false
      },
    })
    await seenText('无法连接网络')
    expect(colour()).toBeNull()
  })

  it('differs from another show', async () => {
    const card = await cardOf(NAMED_SHOWS.simpleConcert)
    await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: NAMED_SHOWS.soldOut },
      prepare: ({ app, network }) => {
        app.tappedShow.put(card)
        network.hold = () => new Promise(() => {})
      },
    })
    expect(document.body.textContent).not.toContain(card.showName)
  })

  it('works from any list', async () => {
    const { app } = await renderPage(AllPage, routes.all)
    await eventually(() => expect(document.querySelector('[id^=show-]')).toBeTruthy())
    const link = screen.getAllByRole('link').find((one) => one.id.startsWith('show-'))
    if (!link) throw new Error('no cards')
    await tap(link)
    expect(app.tappedShow.of(link.id.replace('show-', ''))?.showName).toBeTruthy()
  })
})

describe('a show that is not on offer', () => {
  it.each(['mobile', 'desktop'] as const)(
    'appears to its merchant on a %s, without tickets (CAT-103)',
    async (form) => {
      const requested: string[] = []
      const { app } = await renderPage(ShowDetailPage, routes.showDetail, {
        params: { showId: NAMED_SHOWS.disabled },
        form,
        launchQuery: { preview: '1' },
        prepare: ({ network }) => {
          network.intercept = ({ url }) => {
            requested.push(url)
            return undefined
          }
        },
      })
      await seenText('预览：演出尚未上架')
      expect(document.getElementById('buy')?.hasAttribute('disabled')).toBe(true)
      // Unknown data is neither requested nor reported as missing.
      expect(document.body.textContent).not.toContain('没有找到相关内容')
      expect(document.getElementById('sessions')).toBeNull()
      const preview = requested.filter((url) => url.includes(`/pub/v1/shows/${NAMED_SHOWS.disabled}/preview`))
      const cities = preview.map((url) => new URL(url, 'http://shop.test').searchParams.get('locationCityId'))
      expect(cities).toEqual([app.site.cityId])
    },
  )
})
