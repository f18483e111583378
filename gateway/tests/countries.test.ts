import type { TestGateway } from '@test/test-gateway'
import { listCountries } from '@/contracts/region/list-countries'

describe('the countries and regions that people come from (SHELL-081)', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  it.each([
    ['zh', '中国澳门', '日本'],
    ['zh-MO', '中國澳門', '日本'],
    ['en', 'Macao, China', 'Japan'],
  ])('have names in %s, each once, with the telephone code', async (locale, macao, japan) => {
    const { data } = await shop.call(listCountries, {}, { headers: { locale } })
    expect(data?.slice(0, 4).map(({ code }) => code)).toEqual(['CN', 'HK', 'MO', 'TW'])
    expect(data).toContainEqual({ code: 'MO', areaCode: '853', name: macao })
    expect(data).toContainEqual({ code: 'JP', areaCode: '81', name: japan })
    expect(new Set(data?.map(({ name }) => name)).size).toBe(data?.length)
    expect(data?.filter(({ code, name }) => code === name)).toEqual([])
  })
})
