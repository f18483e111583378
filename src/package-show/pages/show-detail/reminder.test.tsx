import { renderPage } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { screen, within } from '@testing-library/react'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ShowDetailPage from './show-detail'

type Name = 'preSale' | 'soldOut' | 'simpleConcert'
type Page = Awaited<ReturnType<typeof renderPage>>
const open = (name: Name, as: string, testApp?: Page) =>
  renderPage(ShowDetailPage, routes.showDetail, { params: { showId: NAMED_SHOWS[name] }, signedInAs: as, testApp })

describe('the reminder of a show', () => {
  it.each([
    ['preSale', '开售提醒'],
    ['soldOut', '有票提醒'],
  ] as const)('sets %s for the user, and cancels it (CAT-077, CAT-078, CAT-117)', async (name, words) => {
    const as = newBuyer()
    const page = await open(name, as)
    await eventually(() => expect(byId('remind').textContent).toBe(words))
    await tap('remind')
    await eventually(() => expect(byId('remind').textContent).toBe('已设提醒'))
    page.close()
    await open(name, as, page)
    await eventually(() => expect(byId('remind').textContent).toBe('已设提醒'))
    await tap('remind')
    await tap('remind-off')
    await eventually(() => expect(byId('remind').textContent).toBe(words))
  })

  it('arrives with the lead time and method of the user (CAT-079, CAT-080)', async () => {
    const as = newBuyer()
    const page = await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: NAMED_SHOWS.preSale },
      signedInAs: as,
      terminal: { src: 'WEIXIN_MINI' },
    })
    await eventually(() => expect(byId('remind').textContent).toBe('开售提醒'))
    await tap('remind')
    await eventually(() => expect(byId('remind').textContent).toBe('已设提醒'))
    await tap('remind')
    const chosen = () =>
      within(byId('reminder-panel'))
        .getAllByRole('radio', { checked: true })
        .map(({ textContent }) => textContent)
    await seen('remind-save')
    expect(chosen()).toEqual(['30 分钟', '短信'])
    for (const choice of ['60 分钟', '微信']) await tap(screen.getByRole('radio', { name: choice }))
    await tap('remind-save')
    await eventually(() => expect(document.getElementById('reminder-panel')).toBeNull())
    expect(page.network.sent.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
    await tap('remind')
    await seen('remind-save')
    expect(chosen()).toEqual(['60 分钟', '微信'])
  })

  it('prompts for the vendor’s messages when one delivers it', async () => {
    const { messages } = await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: NAMED_SHOWS.preSale },
      signedInAs: newBuyer(),
      terminal: { src: 'WEIXIN_MINI', host: 'mini-program' },
      prepare: (testApp) => {
        testApp.messages.maxTemplates = 3
        testApp.account.code = { kind: 'code', code: 'me.1' }
      },
    })
    await eventually(() => expect(byId('remind').textContent).toBe('开售提醒'))
    await tap('remind')
    await eventually(() => expect(byId('remind').textContent).toBe('已设提醒'))
    await tap('remind')
    await seen('remind-save')
    expect(document.getElementById('message-invite')).toBeNull()
    await tap(screen.getByRole('radio', { name: '微信' }))
    await seen('allow-messages')
    expect(byId('message-invite').textContent).toContain('否则改发短信')
    await tap('allow-messages')
    await seenText('有消息时会通知您')
    expect(messages.requests).toEqual([['weixin_mini_show_remind']])
  })

  it('keeps its state when the shop cannot be reached', async () => {
    const { network } = await open('preSale', newBuyer())
    await eventually(() => expect(byId('remind').textContent).toBe('开售提醒'))
    await tap('remind')
    await eventually(() => expect(byId('remind').textContent).toBe('已设提醒'))
    network.intercept = ({ url }) =>
      url.includes('subscribe_notification') ? { status: 500, headers: {}, body: '' } : undefined
    await tap('remind')
    await tap('remind-off')
    await eventually(() => expect(byId('remind').textContent).toBe('开售提醒'))
    await tap('remind')
    await eventually(() => expect(byId('remind').textContent).toBe('已设提醒'))
  })

  it('stays hidden for a show on sale', async () => {
    await open('simpleConcert', newBuyer())
    await seen('buy')
    expect(document.getElementById('remind')).toBeNull()
  })
})
