import { shopConfigInput } from './shop-config-input'

describe('the parameters of the shop configuration (SHELL-173)', () => {
  it('names the city, the terminal, the show of the link and the kind', () => {
    expect(shopConfigInput({ showId: '7', lang: 'zh' }, 'BL1106', 'WEIXIN_MINI')).toEqual({
      cityId: 'BL1106',
      miniAppType: 'WX_MINI_PROGRAM',
      bizShowId: '7',
      configTypeEnum: 'SHOP',
    })
  })

  it.each([
    ['ALIPAY_MINI', 'ALIPAY_MINI_PROGRAM'],
    ['DOUYIN_MINI', 'DY_MINI_PROGRAM'],
    ['XHS_MINI', 'XHS_MINI_PROGRAM'],
    ['APP_H5', 'APP'],
    ['M_WEB', undefined],
  ])('names %s as %s, and omits unknown values', (src, miniAppType) => {
    expect(shopConfigInput({}, undefined, src)).toEqual({ ...(miniAppType && { miniAppType }), configTypeEnum: 'SHOP' })
  })
})
