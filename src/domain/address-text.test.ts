import { addressText } from './address-text'

describe('an address in words', () => {
  const detail = { districtName: '静安区', detailAddress: '南京西路 1 号' }

  it('starts with the province', () => {
    const place = { provinceName: '浙江省', cityName: '杭州市', ...detail }
    expect(addressText(place)).toBe('浙江省 杭州市 静安区 南京西路 1 号')
  })

  it('names a city that is its own province once', () => {
    const place = { provinceName: '上海市', cityName: '上海市', ...detail }
    expect(addressText(place)).toBe('上海市 静安区 南京西路 1 号')
  })

  it('omits values without a name in the shop', () => {
    expect(addressText({ provinceName: '', cityName: '', ...detail })).toBe('静安区 南京西路 1 号')
  })
})
