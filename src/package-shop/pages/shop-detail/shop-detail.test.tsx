import { renderPage } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import { demoId } from '../../../../gateway/src/demo/demo-ids'
import ShopDetailPage from './shop-detail'

const open = (picture: string) =>
  renderPage(ShopDetailPage, routes.shopDetail, { params: { spuId: demoId(`spu:${picture}`) } })

describe('the page of goods (SHOP-003, SHOP-012)', () => {
  describeStates({
    Page: ShopDetailPage,
    route: routes.shopDetail,
    options: () => ({ params: { spuId: demoId('spu:mug') } }),
    words: '音符马克杯',
  })

  it('leads on with the kind and the number that were chosen', async () => {
    const { router } = await open('mug')
    await seenText('¥59')
    await tap(screen.getByRole('radio', { name: '黑色' }))
    await tap(screen.getByRole('button', { name: '增加一件' }))
    await tap('buy')
    expect(router.lastMove).toMatchObject({
      path: routes.login.path,
    })
  })

  it('sells no more than one order may have', async () => {
    await open('mug')
    await seen('buy')
    const more = screen.getByRole('button', { name: '增加一件' })
    for (let pieces = 1; pieces < 25; pieces += 1) await tap(more)
    await eventually(() => expect(document.body.textContent).toContain('20'))
    expect(document.body.textContent).not.toContain('21')
  })

  it('has its one button beside the picture on a desktop', async () => {
    await renderPage(ShopDetailPage, routes.shopDetail, { params: { spuId: demoId('spu:mug') }, form: 'desktop' })
    const words = (await seen('buy')).closest('.words')
    expect(words?.textContent).toContain('音符马克杯')
    expect(document.querySelectorAll('#buy')).toHaveLength(1)
  })

  it('is not sold when there is nothing left', async () => {
    const { router } = await open('plush-toy')
    await seen('buy')
    expect(byId('buy').textContent).toBe('已售罄')
    expect(byId('buy').hasAttribute('disabled')).toBe(true)
    expect(router.moves).toEqual([])
  })
})
