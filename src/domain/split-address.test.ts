import { extractRegion, splitContact } from './split-address'

describe('a pasted address', () => {
  it.each([
    ['with commas', '张三,13800138000,浙江省杭州市西湖区文二路20号院'],
    ['with spaces', '张三 138 0013 8000 浙江省杭州市西湖区文二路20号院'],
    ['with nothing between its parts', '张三13800138000浙江省杭州市西湖区文二路20号院'],
    ['with labels', '收货人：张三\n手机号：+86 138-0013-8000\n地址：浙江省杭州市西湖区文二路20号院'],
    ['that begins with the place', '浙江省杭州市西湖区文二路20号院 张三 13800138000'],
  ])('splits %s into name, number and place', (_how, text) => {
    expect(splitContact(text)).toEqual({
      receiver: '张三',
      phone: { countryCode: '86', cellphone: '13800138000' },
      place: '浙江省杭州市西湖区文二路20号院',
    })
  })

  it.each([
    ['+853 6123 4567', '853', '61234567'],
    ['+852 9123 4567', '852', '91234567'],
  ])('keeps the area of %s', (text, countryCode, cellphone) => {
    expect(splitContact(`买买提·艾力 ${text} 澳门`)).toMatchObject({
      receiver: '买买提·艾力',
      phone: { countryCode, cellphone },
    })
  })

  it('keeps a house number in place', () => {
    expect(splitContact('文二路 61234567 号')).toEqual({ receiver: '', phone: null, place: '文二路 61234567 号' })
  })

  it('keeps a name with a character beyond the basic plane', () => {
    expect(splitContact('𠮷野 13800138000').receiver).toBe('𠮷野')
  })
})

describe('the region that a place begins with', () => {
  const provinces = [{ name: '浙江省' }, { name: '内蒙古自治区' }, { name: '上海市' }]

  it.each([
    ['浙江省杭州市', '浙江省', '杭州市'],
    ['浙江 杭州', '浙江省', '杭州'],
    ['内蒙古呼和浩特', '内蒙古自治区', '呼和浩特'],
    ['上海 浦东新区', '上海市', '浦东新区'],
  ])('finds it in %s', (place, name, rest) => {
    expect(extractRegion(provinces, place)).toEqual({ region: { name }, rest })
  })

  it('finds it by its Chinese name in English', () => {
    expect(extractRegion([{ name: 'Zhejiang 浙江省' }], '浙江省杭州市')?.rest).toBe('杭州市')
  })

  it('finds none when no name fits', () => {
    expect(extractRegion(provinces, '文二路 20 号')).toBeNull()
  })
})
