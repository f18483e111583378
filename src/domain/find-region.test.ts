import { findRegion } from './find-region'

describe('findRegion', () => {
  const provinces = [
    { name: '浙江省' },
    { name: '内蒙古自治区' },
    { name: '上海市' },
    { name: '吉林省' },
    { name: '湖南省' },
  ]

  it.each([
    ['浙江省杭州市', '浙江省', '杭州市'],
    ['浙江 杭州', '浙江省', '杭州'],
    ['内蒙古呼和浩特', '内蒙古自治区', '呼和浩特'],
    ['上海 浦东新区', '上海市', '浦东新区'],
    ['吉林市船营区', '吉林省', '吉林市船营区'],
    ['张小雨浙江省杭州市', '浙江省', '张小雨\n杭州市'],
    ['湖南路1号，上海市静安区', '上海市', '湖南路1号，\n静安区'],
  ])('finds the province in %s', (text, name, rest) => {
    expect(findRegion(provinces, text)).toEqual({ region: { name }, rest })
  })

  it('finds a province by its Chinese name in English', () => {
    expect(findRegion([{ name: 'Zhejiang 浙江省' }], '浙江省杭州市')?.rest).toBe('杭州市')
  })

  it.each(['文二路 20 号', '湖南路1号', '上海大道2号'])('finds none in %s', (text) => {
    expect(findRegion(provinces, text)).toBeNull()
  })
})
