/** @engine embedded: its calls at the same time only read. */
import { goodsOrder } from '@test/goods-buyer'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getSpu } from '@/contracts/goods/get-spu'
import { listSpuCategories } from '@/contracts/goods/list-spu-categories'
import { type ListSpusInput, listSpus } from '@/contracts/goods/list-spus'
import { getLayout, MALL_TOPIC } from '@/contracts/layout/get-layout'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { demoOffers } from '../src/demo/offers'
import { stableId } from '../src/stable-id'

const PAGE = { offset: 0, length: 20 }
const ENGLISH = { headers: { locale: 'en' } }

describe('the mall', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  const names = async (input: Partial<ListSpusInput>, options = {}) =>
    (await shop.call(listSpus, { ...PAGE, ...input }, options)).data?.list.map(({ name }) => name) ?? []

  it('names its categories in the language of the caller (contract G2)', async () => {
    const { data } = await shop.call(listSpuCategories, {})
    expect(data?.map(({ name }) => name)).toEqual([
      '应援周边',
      '服饰',
      '生活好物',
      '收藏纪念',
      '积分好礼',
      '优惠券包',
      '权益卡',
    ])
    const { data: english } = await shop.call(listSpuCategories, {}, ENGLISH)
    expect(english?.map(({ name }) => name)).toEqual([
      'Fan gear',
      'Clothing',
      'Home & desk',
      'Keepsakes',
      'For points',
      'Coupon packages',
      'Cards',
    ])
  })

  it('lists the goods of a category, and each goods in one category (contract G1)', async () => {
    const { data: categories } = await shop.call(listSpuCategories, {})
    const lists = await Promise.all((categories ?? []).map(({ categoryId }) => names({ categoryId })))
    expect(lists[1]).toEqual(['安可巡演 T 恤', '后台通行连帽衫'])
    expect(lists.flat().sort()).toEqual((await names({})).sort())
    expect(await names({ categoryId: 'unheard' })).toEqual([])
  })

  it('finds goods by words of their name, tag and category, ignoring case (contract G1)', async () => {
    expect(await names({ keyword: ' 限量编号 ' })).toEqual(['「星河入梦」黑胶唱片'])
    expect(await names({ keyword: '服饰' })).toHaveLength(2)
    expect(await names({ keyword: 'HOODIE' }, ENGLISH)).toEqual(['Backstage hoodie'])
    expect(await names({ keyword: '不存在' })).toEqual([])
  })

  it('sorts goods by price in both directions (contract G1)', async () => {
    const rising = await names({ sortType: 'PRICE_ASC' })
    expect(rising.slice(0, 2)).toEqual(['巡演拍立得小卡', '贵宾候场卡'])
    expect((await names({ sortType: 'PRICE_DESC' }))[0]).toBe(rising.at(-1))
  })

  it('ranks best sellers by paid pieces (contract G1)', async () => {
    expect((await names({ sortType: 'SALES' }))[0]).not.toBe('音符马克杯')
    const as = await shop.signIn('13961000001')
    const orderId = await goodsOrder(shop, as, 'best-seller')
    expect((await names({ sortType: 'SALES' }))[0]).not.toBe('音符马克杯')
    await sandbox(shop, `orders/${orderId}/pay`)
    expect((await names({ sortType: 'SALES' }))[0]).toBe('音符马克杯')
  })

  it('sells privilege cards besides goods, for money and for points', async () => {
    const { data } = await shop.call(listSpus, { ...PAGE, categoryId: stableId('goods-category:cards') })
    const { cards } = demoOffers()
    expect(data?.list.map(({ spuId, spuType }) => [spuId, spuType])).toEqual(
      cards.map(({ cardId }) => [cardId, 'CARD']),
    )
    const prices = data?.list.map(({ priceInfo: { prefix, yuanNum, suffix } }) => `${prefix}${yuanNum}${suffix}`) ?? []
    for (const [at, { priceCent, pointPrice }] of cards.entries()) {
      if (priceCent > 0) expect(prices[at]).toContain('¥')
      if (pointPrice > 0) expect(prices[at]).toContain(`${pointPrice} 积分`)
    }
    expect(cards.some(({ pointPrice }) => pointPrice > 0)).toBe(true)
  })

  it('rejects an unknown sort order', async () => {
    const reply = await shop.gateway.inject({ url: '/gateway/show/pub/v3/spus?offset=0&length=20&sortType=ODD' })
    expect(reply.json().statusCode).toBe(BUSINESS_ERROR.badInput)
  })

  it('separates combinations of several specs, sold-out ones too', async () => {
    const { data } = await shop.call(getSpu, { spuId: stableId('spu:hoodie') })
    expect(data?.specs.map(({ name, values }) => [name, values.map((value) => value.name)])).toEqual([
      ['颜色', ['藏青', '米白']],
      ['尺码', ['S 码', 'M 码', 'L 码']],
    ])
    expect(data?.skus.map(({ name, stock, valueIds }) => [name, stock > 0, valueIds.length])).toEqual([
      ['藏青 / S 码', true, 2],
      ['藏青 / M 码', false, 2],
      ['藏青 / L 码', true, 2],
      ['米白 / S 码', false, 2],
      ['米白 / M 码', true, 2],
      ['米白 / L 码', true, 2],
    ])
  })

  it('follows the merchant’s layout in its own topic', async () => {
    const { data } = await shop.call(getLayout, { page: 'TOPIC', topicId: MALL_TOPIC })
    expect(data).toMatchObject({ title: '商城', page: 'TOPIC' })
    expect(data?.components.map(({ componentType }) => componentType)).toEqual(['PRODUCT_SINGLE', 'COUPON_PACKAGE'])
    const { data: weekend } = await shop.call(getLayout, { page: 'TOPIC', topicId: 'weekend' })
    expect(weekend?.layoutId).not.toBe(data?.layoutId)
  })

  it('shows as the third tab of the shop (SHELL-089)', async () => {
    const { data } = await shop.call(getShopConfig, {})
    const { icons } = data?.cyShopConfigVO.layoutBottomNavigation ?? { icons: [] }
    expect(icons.map(({ floorType }) => floorType)).toEqual(['HOME', 'ALL', 'SHOP', 'TICKET', 'MINE'])
    expect(icons[2]?.navigationName).toBe('商城')
  })
})
