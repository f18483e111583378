import { AREAS, callsByArea } from './areas'
import { parseOptions } from './options'

const gateway = 'https://shop.example'

describe('the command line of the conformance kit', () => {
  it('plays every area without payment by default', () => {
    expect(parseOptions(['--gateway', `${gateway}/`])).toEqual({
      gateway,
      credentials: undefined,
      areas: AREAS,
      showId: undefined,
      mayPay: false,
      payWaitMs: 120_000,
      merchantId: '',
      out: '.data/conformance',
    })
  })

  it('parses phone and code, with an optional country', () => {
    const as = (text: string) => parseOptions(['--gateway', gateway, '--as', text]).credentials
    expect(as('13800138000:123456')).toEqual({ cellphone: '13800138000', countryCode: '86', code: '123456' })
    expect(as('853-66001234:123456')).toEqual({ cellphone: '66001234', countryCode: '853', code: '123456' })
  })

  it('parses a second user apart from the first', () => {
    const args = ['--gateway', gateway, '--as-other', '853-66001234:123456']
    const { credentials, otherCredentials } = parseOptions(args)
    expect(credentials).toBeUndefined()
    expect(otherCredentials).toEqual({ cellphone: '66001234', countryCode: '853', code: '123456' })
  })

  it.each([
    [[], /^usage:/],
    [['--gateway', 'shop'], /takes an address/],
    [['--gateway', gateway, '--as', '13800138000'], /takes phone:code/],
    [['--gateway', gateway, '--areas', 'browse,selling'], /unknown area selling; there are start, browse, buy/],
    [['--gateway', gateway, '--paid'], /--paid/],
    [['--gateway', gateway, '--pay-wait', 'long'], /takes seconds/],
  ])('rejects %j with a text', (args, words) => {
    expect(() => parseOptions(args)).toThrow(words)
  })
})

describe('areas', () => {
  it('contains every call of the app in one of them', () => {
    expect(callsByArea().filter(({ area }) => area === null)).toEqual([])
  })
})
