import { parseMerchantFile } from '../../config/settings/merchant-file'
import { answersIn, contentOf, faultOf, nextSteps, promptedSettings } from './merchant-answers'

const FLAGS = [
  '--shop-name',
  '海上剧场',
  '--shop-name-en-us',
  'Harbour Stage',
  '--theme-color',
  '0e8f80',
  '--merchant-id',
  'm8842',
  '--web-hosts',
  'sobot.com,harbour.cn',
  '--tt-app-id',
  'tt0123456789abcdef01',
]

describe('npm run new:merchant', () => {
  it('writes flags into a file that every program reads', () => {
    const { file, isForced, answers } = answersIn(FLAGS)
    expect([file, isForced]).toEqual(['merchant.json', false])
    const content = contentOf(answers)
    expect(JSON.parse(content)).toEqual({
      shopName: '海上剧场',
      shopNameEnUs: 'Harbour Stage',
      themeColor: '#0E8F80',
      merchantId: 'm8842',
      webHosts: ['sobot.com', 'harbour.cn'],
      ttAppId: 'tt0123456789abcdef01',
    })
    expect(parseMerchantFile(file, content)).toEqual({
      texts: {
        SHOP_NAME: '海上剧场',
        SHOP_NAME_EN_US: 'Harbour Stage',
        THEME_COLOR: '#0E8F80',
        MERCHANT_ID: 'm8842',
        WEB_HOSTS: 'sobot.com,harbour.cn',
        TT_APP_ID: 'tt0123456789abcdef01',
      },
      faults: [],
    })
  })

  it('writes to another file, and over one', () => {
    expect(answersIn(['--file', 'shops/harbour.json', '--force'])).toMatchObject({
      file: 'shops/harbour.json',
      isForced: true,
    })
  })

  it.each([
    [['--theme-colour', '#000'], '--theme-colour is no flag: did you mean --theme-color?'],
    [['--database-url', 'postgres://'], '--database-url is no flag'],
    [['--theme-color', 'orange'], '--theme-color “orange” is no colour'],
    [['--weapp-app-id', 'touristappid'], '--weapp-app-id “touristappid” is no id that WeChat gives out'],
    [['harbour'], '“harbour” belongs to no flag'],
  ])('rejects %j', (args, fault) => {
    expect(() => answersIn(args)).toThrow(fault)
  })

  it('prompts for names, colour, ids and domains that no flag names', () => {
    const requested = promptedSettings(answersIn(FLAGS).answers).map(({ name }) => name)
    expect(requested).toEqual([
      'SHOP_NAME_ZH_MO',
      'APP_ID',
      'GATEWAY_ORIGIN',
      'PUBLIC_ORIGIN',
      'WEAPP_APP_ID',
      'ALIPAY_APP_ID',
      'XHS_APP_ID',
    ])
    expect(promptedSettings(answersIn(FLAGS).answers).every(({ prompt }) => prompt.length > 5)).toBe(true)
  })

  it('reads an empty answer as the default', () => {
    expect(faultOf('GATEWAY_ORIGIN', '')).toBeNull()
    expect(contentOf(new Map([['GATEWAY_ORIGIN', '']]))).toBe('{}\n')
  })

  it('names the next commands and the requirements of a release', () => {
    const steps = nextSteps('shops/harbour.json', answersIn(FLAGS).answers)
    expect(steps).toContain('MERCHANT_FILE=shops/harbour.json npm run release -- tt')
    expect(steps).not.toContain('-- weapp')
    expect(steps).toContain('A release needs appId, gatewayOrigin as well.')
  })
})
