import { renderPage } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import type { TestApp } from '@test/test-app'
import { fireEvent, screen } from '@testing-library/react'
import { routes } from '@/routes'
import GoodsSearchPage from './goods-search'

const at =
  (address: Record<string, string>) =>
  ({ router }: TestApp) => {
    router.address = address
  }

async function search(words: string): Promise<void> {
  fireEvent.change(await seen('goods-search'), { target: { value: words } })
  fireEvent.keyDown(byId('goods-search'), { key: 'Enter', keyCode: 13 })
}

describe('the search of the mall (SHOP-004)', () => {
  describeStates({ Page: GoodsSearchPage, route: routes.goodsSearch, words: '音符马克杯' })

  it('finds goods by a word of their name, which is part of the address', async () => {
    const { router } = await renderPage(GoodsSearchPage, routes.goodsSearch, { prepare: at({}) })
    await seenText('音符马克杯')
    await search(' T 恤 ')
    await eventually(() => expect(document.body.textContent).not.toContain('音符马克杯'))
    await seenText('安可巡演 T 恤')
    expect(router.address).toEqual({ keyword: 'T 恤' })
  })

  it('finds the goods of a category by its name', async () => {
    await renderPage(GoodsSearchPage, routes.goodsSearch)
    await search('服饰')
    await eventually(() => expect(document.body.textContent).not.toContain('音符马克杯'))
    await seenText('后台通行连帽衫')
  })

  it('starts with the keyword of its address', async () => {
    await renderPage(GoodsSearchPage, routes.goodsSearch, { params: { keyword: '黑胶' } })
    await seenText('「星河入梦」黑胶唱片')
    expect(document.body.textContent).not.toContain('音符马克杯')
  })

  it('shows an empty result, and everything for an empty field', async () => {
    await renderPage(GoodsSearchPage, routes.goodsSearch, { params: { keyword: '不存在的商品' } })
    await seenText('没有找到商品')
    await tap(screen.getByRole('button', { name: '查看全部商品' }))
    await seenText('音符马克杯')
    expect((byId('goods-search') as HTMLInputElement).value).toBe('')
  })

  it('shows all goods again once the field is cleared', async () => {
    await renderPage(GoodsSearchPage, routes.goodsSearch, { params: { keyword: '黑胶' } })
    await seenText('「星河入梦」黑胶唱片')
    await tap('goods-search-clear')
    await seenText('音符马克杯')
  })
})
