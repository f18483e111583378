import type { RenderOptions } from '@test/render-page'
import { renderPage } from '@test/render-page'
import { byId, eventually, pass, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import type { TestNetwork } from '@test/test-app'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import type { SharedPage } from '@/shell/use-share'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import { ShareSheet } from './share-sheet'

const THING = {
  title: '星河入梦',
  imageUrl: 'http://shop.test/poster.svg',
  color: '#123456',
  lines: ['2026.12.18', '上海'],
  route: routes.showDetail,
  params: { showId: '7' },
}
const NAMED = { ...THING, params: { showId: NAMED_SHOWS.free }, named: { type: 'SHOW', id: NAMED_SHOWS.free } } as const

const Shared = page(
  () => (
    <PageFrame title="" overlay={<ShareSheet thing={THING} onClose={() => {}} />}>
      {null}
    </PageFrame>
  ),
  routes.showDetail,
)

const open = (options: RenderOptions = {}) =>
  renderPage(Shared, routes.showDetail, { params: { showId: THING.params.showId }, ...options })

/** Content of a share is fetched before the tap. */
async function linkIsThere(network: TestNetwork): Promise<void> {
  await eventually(() => expect(network.sent.some((call) => call.includes('generate_code'))).toBe(true))
  await pass(0)
}

describe('sharing', () => {
  it('copies a short link to the same page (SHELL-187, SHELL-217)', async () => {
    const { copied, network } = await open()
    await linkIsThere(network)
    await tap('share-link')
    expect(copied[0]).toMatch(/\?shortCode=/)
    await seenText('链接已复制')
  })

  it('shows that no link can be copied when offline (SHELL-212)', async () => {
    const { copied } = await open({
      prepare: ({ network }) => {
        network.isOnline = false
      },
    })
    await tap('share-link')
    await seenText('复制失败')
    expect(copied).toEqual([])
  })

  it('opens the share dialog of the browser, if there is one', async () => {
    const { sharing, network } = await open({
      prepare: (testApp) => {
        testApp.sharing.canSend = true
      },
    })
    await linkIsThere(network)
    await tap('share-send')
    expect(sharing.sent[0]).toMatchObject({ title: '星河入梦', link: expect.stringContaining('shortCode') })
  })

  it.each([
    ['sent', 1],
    ['cancelled', 0],
  ] as const)('records a share in the dialog of the browser that was %s %i times', async (outcome, times) => {
    const { sharing, network, app } = await open({
      prepare: (testApp) => {
        testApp.sharing.canSend = true
        testApp.sharing.outcome = outcome
      },
    })
    await linkIsThere(network)
    const kinds: string[] = []
    app.tracking.choose(true)
    app.tracking.deliverTo(({ kind }) => kinds.push(kind))
    await tap('share-send')
    await eventually(() => expect(sharing.sent).toHaveLength(1))
    await pass(0)
    expect(kinds.filter((kind) => kind === 'shared')).toHaveLength(times)
  })

  it('shows that nothing was shared without a link (SHELL-212)', async () => {
    const { sharing } = await open({
      prepare: (testApp) => {
        testApp.sharing.canSend = true
        testApp.network.isOnline = false
      },
    })
    await tap('share-send')
    await seenText('未能分享，请重试')
    expect(sharing.sent).toEqual([])
  })

  it('draws a poster with the link as a code, and saves it (PAY-066, SHELL-217)', async () => {
    const { poster, photoLibrary } = await open()
    await tap('share-poster')
    await seen('save-poster')
    expect(poster.plans[0]).toMatchObject({ title: '星河入梦', color: '#123456', pictureUrl: THING.imageUrl })
    expect(poster.plans[0]?.code.length).toBeGreaterThan(20)
    await tap('save-poster')
    await seenText('保存成功')
    expect(photoLibrary.saved).toEqual(['file://poster.png'])
  })

  it('prompts for the album again after a refusal, and saves once allowed (SHELL-209, SHELL-210)', async () => {
    const { photoLibrary } = await open({
      prepare: (testApp) => {
        testApp.photoLibrary.outcomes = [{ kind: 'denied' }]
      },
    })
    await tap('share-poster')
    await seen('save-poster')
    await tap('save-poster')
    await tap('dialog-confirm')
    await seenText('已允许访问相册，保存成功')
    expect(photoLibrary.requests).toBe(1)
  })

  it.each([
    ['denied', '请允许访问相册后重试'],
    ['failed', '保存失败，请重试'],
  ] as const)('shows when saving was %s (SHELL-210, SHELL-211)', async (kind, words) => {
    const outcome = kind === 'failed' ? { kind, reason: 'full' } : { kind }
    await open({
      prepare: ({ photoLibrary }) => {
        photoLibrary.outcomes = [outcome]
        photoLibrary.givesLeave = false
      },
    })
    await tap('share-poster')
    await seen('save-poster')
    await tap('save-poster')
    if (kind === 'denied') await tap('dialog-confirm')
    await seenText(words)
  })

  it('offers a long press when the window cannot save', async () => {
    await open({
      prepare: (testApp) => {
        testApp.photoLibrary.way = 'hold'
      },
    })
    await tap('share-poster')
    await seenText('长按图片保存')
    expect(document.getElementById('save-poster')).toBeNull()
  })

  it('shows an error when no poster could be made', async () => {
    await open({
      prepare: (testApp) => {
        testApp.poster.result = null
      },
    })
    await tap('share-poster')
    await seenText('海报未能生成')
    expect(byId('poster-sheet')).toBeTruthy()
  })
})

describe('sharing with the name of the user', () => {
  const pages: SharedPage[] = []
  const NamedShared = page(
    () => (
      <PageFrame
        title=""
        overlay={<ShareSheet thing={NAMED} onPage={(changed) => pages.push(changed)} onClose={() => {}} />}
      >
        {null}
      </PageFrame>
    ),
    routes.showDetail,
  )
  const openNamed = (options: RenderOptions = {}) =>
    renderPage(NamedShared, routes.showDetail, { params: NAMED.params, ...options })
  const isOn = () => byId('share-named').getAttribute('aria-checked')
  const codesOf = (network: TestNetwork) => network.sent.filter((call) => call.includes('generate_code')).length

  beforeEach(() => pages.splice(0))

  it('stays hidden from a visitor (TICKET-016)', async () => {
    const { network } = await openNamed()
    await linkIsThere(network)
    expect(document.getElementById('share-named')).toBeNull()
  })

  it('stays off until switched on, for this user and app session only (TICKET-016)', async () => {
    const testApp = await openNamed({ signedInAs: newBuyer() })
    await linkIsThere(testApp.network)
    expect(isOn()).toBe('false')
    await seenText('链接不含您的任何信息')
    await tap('share-named')
    await seenText('30 天内有效')
    expect(isOn()).toBe('true')
    expect(pages.at(-1)).toMatchObject({
      route: routes.shareShowDetail,
      params: { showId: NAMED_SHOWS.free, shareId: expect.stringMatching(/.{24}/) },
    })
    testApp.close()
    await openNamed({ testApp })
    await seenText('30 天内有效')
    expect(isOn()).toBe('true')
    await tap('share-named')
    await seenText('链接不含您的任何信息')
    expect(pages.at(-1)).toBe(NAMED)
  })

  it('changes the link and the poster (TICKET-016)', async () => {
    const { network, copied, poster } = await openNamed({ signedInAs: newBuyer() })
    await linkIsThere(network)
    await tap('share-link')
    await eventually(() => expect(copied).toHaveLength(1))
    await tap('share-named')
    await seenText('30 天内有效')
    await tap('share-link')
    await eventually(() => expect(copied).toHaveLength(2))
    expect(copied[1]).not.toBe(copied[0])
    await tap('share-poster')
    await seen('save-poster')
    expect(poster.plans).toHaveLength(1)
    expect(codesOf(network)).toBe(2)
  })

  it('stays off when the shop does not answer (TICKET-016)', async () => {
    const { network } = await openNamed({ signedInAs: newBuyer() })
    await linkIsThere(network)
    network.isOnline = false
    await tap('share-named')
    await eventually(() => expect(document.querySelector('[role="alert"]')).toBeTruthy())
    expect([isOn(), pages]).toEqual(['false', []])
  })
})
