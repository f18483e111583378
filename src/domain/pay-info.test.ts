import { payInfoOf, webPaymentWay } from './pay-info'

const paymentProduct = 'ALIPAY_CN_WAP'
const url = 'https://pay.example/1'

describe('the answer of the pay call (PAY-037)', () => {
  it.each([
    ['a link', { normalUrl: url }, { normalUrl: url }],
    ['a link in the map', { paymentInfoMap: { normalUrl: url } }, { normalUrl: url }],
    ['a link of WeChat', { paymentInfoMap: { mwebUrl: url } }, { mwebUrl: url, normalUrl: url }],
    ['an object', { paymentInfo: { tradeNO: '7' } }, { tradeNO: '7' }],
    ['a text of JSON', { paymentInfo: '{"tradeNO":"7"}' }, { tradeNO: '7' }],
    ['an address', { paymentInfo: url }, { normalUrl: url }],
    ['a form', { paymentInfo: ' <form action="/a"></form>' }, { form: '<form action="/a"></form>' }],
    ['both: the map is right', { paymentInfo: { tradeNO: '1' }, paymentInfoMap: { tradeNO: '2' } }, { tradeNO: '2' }],
    ['nothing', {}, null],
    ['an empty map', { paymentInfoMap: {} }, null],
    ['an empty link', { normalUrl: '', paymentInfoMap: { package: '' } }, null],
    ['a text without sense', { paymentInfo: 'javascript:alert(1)' }, null],
    ['a number', { paymentInfo: '7' }, null],
  ])('%s', (_name, answer, info) => {
    expect(payInfoOf({ paymentProduct, ...answer })).toEqual(info)
  })
})

describe('the payment method on the web', () => {
  const jsapi = { package: 'prepay_id=1' }
  const bank = { netPayParams: { interfaceName: '', interfaceVersion: '', tranData: '', merSignMsg: '', merCert: '' } }

  it.each([
    [jsapi, 'wechat', false, 'wechat-bridge'],
    [jsapi, 'browser', false, 'none'],
    [jsapi, 'bank', false, 'none'],
    [bank, 'bank', false, 'bank-bridge'],
    [bank, 'wechat', false, 'none'],
    [{ normalUrl: url }, 'native', true, 'native-bridge'],
    [{ normalUrl: url }, 'native', false, 'link'],
    [{ normalUrl: url }, 'browser', true, 'link'],
    [{ codeUrl: url, normalUrl: url }, 'browser', false, 'code'],
    [{ formAction: url }, 'browser', false, 'form'],
    [{ form: '<form>' }, 'wechat', false, 'form'],
    [{ normalUrl: url }, 'wechat', false, 'link'],
    [{ tradeNO: '1' }, 'browser', false, 'none'],
  ] as const)('%j in %s, wrapper pays %s: %s', (info, host, hasNativeBridge, way) => {
    expect(webPaymentWay(info, { host, hasNativeBridge })).toBe(way)
  })
})
