import { renderPage } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import type { TestApp } from '@test/test-app'
import { screen, within } from '@testing-library/react'
import { listSpus } from '@/contracts/goods/list-spus'
import { getLayout } from '@/contracts/layout/get-layout'
import { routes } from '@/routes'
import { stableId } from '../../../gateway/src/stable-id'
import ShopPage from './shop'

const NOTHING = {
  status: 200,
  headers: {},
  body: { statusCode: 200, data: { list: [], total: 0, offset: 0, length: 0, hasMore: false } },
}

/** The page is at an address, as on the web. */
const at =
  (address: Record<string, string>) =>
  ({ router }: TestApp) => {
    router.address = address
  }

const names = () => [...document.querySelectorAll('.cell .name')].map(({ textContent }) => textContent)
const category = (key: string) => `goods-category-${stableId(`goods-category:${key}`)}`

describe('the mall (SHOP-001, NAV-007)', () => {
  describeStates({ Page: ShopPage, route: routes.shop, words: '音符马克杯' })

  it('shows as the third tab, named Mall in the user’s language (SHELL-089)', async () => {
    await renderPage(ShopPage, routes.shop)
    await seenText('音符马克杯')
    const tabs = within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link')
    expect(tabs.indexOf(byId('tab-shop'))).toBe(2)
    expect(byId('tab-shop').textContent).toBe('商城')
    expect(byId('tab-shop').getAttribute('aria-current')).not.toBeNull()
  })

  it("shows the merchant's layout above the goods", async () => {
    await renderPage(ShopPage, routes.shop)
    await seenText('本月主打')
    await seenText('后台通行连帽衫')
  })

  it('shows the goods when the layout fails', async () => {
    await renderPage(ShopPage, routes.shop, {
      prepare: ({ network }) => {
        network.intercept = ({ url }) =>
          url.includes(getLayout.path) ? { status: 500, headers: {}, body: null } : undefined
      },
    })
    await seenText('音符马克杯')
    expect(document.body.textContent).not.toContain('本月主打')
  })

  it('narrows the goods to a category, which its address names', async () => {
    const { router } = await renderPage(ShopPage, routes.shop, { prepare: at({}) })
    await seenText('音符马克杯')
    await tap(category('clothing'))
    await eventually(() => expect(names().slice(-2)).toEqual(['安可巡演 T 恤', '后台通行连帽衫']))
    expect(router.address).toEqual({ category: stableId('goods-category:clothing') })
  })

  it('sorts the goods by price', async () => {
    await renderPage(ShopPage, routes.shop)
    await seenText('音符马克杯')
    await tap('goods-sort-PRICE_ASC')
    await eventually(() => expect(names().slice(3, 5)).toEqual(['观演周边券包', '舞台徽章']))
    await tap('goods-sort-PRICE_DESC')
    await eventually(() => expect(names()[1]).toBe('申江音乐厅年度座席卡'))
  })

  it('shows every category when its address names one that the merchant does not have', async () => {
    const { router } = await renderPage(ShopPage, routes.shop, { prepare: at({ category: 'unheard', sort: 'odd' }) })
    await seenText('音符马克杯')
    await eventually(() => expect(router.address).toEqual({}))
    expect(byId('goods-category-all').getAttribute('aria-selected')).toBe('true')
  })

  it('shows an empty category, and everything on a tap', async () => {
    const { network } = await renderPage(ShopPage, routes.shop)
    await seenText('音符马克杯')
    network.intercept = ({ url }) => (url.includes(listSpus.path) && url.includes('categoryId') ? NOTHING : undefined)
    await tap(category('fan'))
    await seenText('没有找到商品')
    await tap(screen.getByRole('button', { name: '查看全部商品' }))
    await seenText('音符马克杯')
  })

  it('opens a card of privileges at the page of the card', async () => {
    const { router } = await renderPage(ShopPage, routes.shop, {
      signedInAs: newBuyer(),
      prepare: at({ category: stableId('goods-category:cards') }),
    })
    await seenText('安可年度观演卡')
    await tap(screen.getByRole('link', { name: /安可年度观演卡/ }))
    expect(router.lastMove).toMatchObject({ path: routes.cardDetail.path, params: { cardId: stableId('card:year') } })
  })

  it('links to the search on a desktop, which has no title bar', async () => {
    const { router } = await renderPage(ShopPage, routes.shop, { form: 'desktop' })
    await tap(await seen('goods-search'))
    expect(router.lastMove).toMatchObject({ path: routes.goodsSearch.path })
  })

  it('opens goods and the search', async () => {
    const { router } = await renderPage(ShopPage, routes.shop)
    await seenText('音符马克杯')
    await tap(await seen('goods-search'))
    expect(router.lastMove).toMatchObject({ path: routes.goodsSearch.path })
    await tap(screen.getByRole('link', { name: /音符马克杯/ }))
    expect(router.lastMove).toMatchObject({ path: routes.shopDetail.path })
  })
})
