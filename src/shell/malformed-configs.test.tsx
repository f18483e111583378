import { CHANGE, changed, dangers } from '@test/malformed-values'
import { renderPage, theGateway } from '@test/render-page'
import { act } from '@testing-library/react'
import fc from 'fast-check'
import { runInAction } from 'mobx'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { contrastRatio, READABLE_CONTRAST } from '@/domain/color'
import { parseShopConfig } from '@/domain/shop-config'
import { routes } from '@/routes'
import { page } from './page'
import { PageFrame } from './page-frame/page-frame'

const RUNS = Number(process.env.RUNS ?? 1000)

/** A page of which only the frame matters, drawn as a phone's and as a desktop's. */
const Shell = page(
  () => (
    <PageFrame title="shop">
      <p className="shell">still here</p>
    </PageFrame>
  ),
  routes.list,
)

describe('a thousand odd and hostile configurations', () => {
  it('never break the shell, never make it unreadable and never run a script', async () => {
    const gateway = await theGateway()
    const phone = await renderPage(Shell, routes.list)
    const desktop = await renderPage(Shell, routes.list, { form: 'desktop' })
    const apps = [phone.app, desktop.app]
    const { data } = await gateway.call(getShopConfig, {})
    const valid = { ...data?.cyShopConfigVO, downloadBar: { enable: true, logo: '', title: 'App', url: '' } }
    fc.assert(
      fc.property(fc.array(CHANGE, { minLength: 1, maxLength: 8 }), (changes) => {
        const config = parseShopConfig(changes.reduce<unknown>(changed, valid))
        act(() =>
          runInAction(() => {
            for (const app of apps) app.shopConfig.config = config
          }),
        )
        expect(document.querySelectorAll('.shell')).toHaveLength(2)
        expect(dangers()).toEqual([])
        expect(window).not.toHaveProperty('hacked')
        for (const { theme } of apps) {
          const { main, onMain, mainText, background } = theme.palette
          expect(contrastRatio(onMain, main)).toBeGreaterThanOrEqual(READABLE_CONTRAST)
          expect(contrastRatio(mainText, background)).toBeGreaterThanOrEqual(READABLE_CONTRAST)
        }
      }),
      { numRuns: RUNS },
    )
  }, 180_000)

  it.each([null, undefined, 1, 'config', [], true])('treats %j as none', (sent) => {
    expect(parseShopConfig(sent)).toBeNull()
  })

  it('shortens a name of ten megabytes', () => {
    expect(parseShopConfig({ shopName: 'x'.repeat(10_000_000) })?.shopName).toHaveLength(1000)
  })

  it('keep a valid one unchanged (SHELL-033)', async () => {
    const gateway = await theGateway()
    const { data } = await gateway.call(getShopConfig, {})
    expect(JSON.parse(JSON.stringify(parseShopConfig(data?.cyShopConfigVO)))).toMatchObject(data?.cyShopConfigVO ?? {})
    expect(parseShopConfig(data?.cyShopConfigVO)?.cyMerchantPrimeConfigVO).toEqual({
      promoPrimeShared: true,
      autoChooseBestCoupon: true,
      autoChoosePoint: false,
      isShowPrimeCard: true,
      isShowPrivilegeCompare: true,
    })
  })
})
