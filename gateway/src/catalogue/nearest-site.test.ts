import { getCurrentLocation } from '@/contracts/site/get-current-location'
import { demoSites } from '../demo/sites'
import { nearestSite } from './nearest-site'

describe('the city of a place', () => {
  it.each([
    ['Kowloon', 22.318, 114.18, 'Hong Kong'],
    ['Taipa', 22.155, 113.557, 'Macau'],
    ['Pudong', 31.22, 121.54, 'Shanghai'],
    ['a ship on the other side of the Pacific', 31, -179, 'Shanghai'],
  ])('%s is %s, %s: %s', (_name, lat, lng, city) => {
    expect(nearestSite(demoSites(), lat, lng)?.name['en-US']).toBe(city)
  })

  it('defaults to Shanghai without a position, in the user’s language (SHELL-072, SHELL-074, SHELL-077)', async () => {
    const shop = await createTestGateway()
    const { data } = await shop.call(getCurrentLocation, {})
    expect(data).toMatchObject({ cityId: 'BL1106', cityName: '上海' })
    expect(Object.keys(data ?? {}).sort()).toEqual([
      'bsCityId',
      'cityId',
      'cityName',
      'id',
      'provinceId',
      'siteId',
      'status',
    ])
    expect(getCurrentLocation).toMatchObject({ method: 'GET', path: 'home/pub/v5/citys/current_location' })
    expect((await shop.call(getCurrentLocation, { lat: 22.2, lng: 113.5 })).data).toMatchObject({ cityName: '澳门' })
    await shop.close()
  })
})
