import { regionsIn } from './regions'
import { romanizedPlace } from './romanize'

describe('regions (SHELL-078 to SHELL-080)', () => {
  it('list provinces, the cities of one and the districts of one', () => {
    expect(regionsIn('province_list', 'zh-CN')).toHaveLength(34)
    expect(regionsIn('city_list', 'zh-CN', '330000').map(({ name }) => name)).toContain('杭州市')
    expect(regionsIn('county_list', 'zh-CN', '330100').map(({ name }) => name)).toContain('西湖区')
    expect(regionsIn('city_list', 'zh-CN', '33')).toEqual([])
  })

  it('can be read in English, with the name that the courier reads', () => {
    const names = regionsIn('province_list', 'en-US').map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Zhejiang 浙江省', 'Inner Mongolia 内蒙古自治区', 'Shaanxi 陕西省']))
    expect(names.filter((name) => !/^[A-Z][A-Za-z ]+ [\u4e00-\u9fff]+$/.test(name))).toEqual([])
  })

  it.each([
    ['西安市', 'Xi’an'],
    ['重庆市', 'Chongqing'],
    ['乐清市', 'Yueqing'],
    ['单县', 'Shanxian'],
    ['西湖区', 'Xihu'],
  ])('%s is %s in letters', (name, letters) => {
    expect(romanizedPlace(name)).toBe(letters)
  })
})
