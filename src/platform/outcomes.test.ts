import path from 'node:path'
import type { PaymentInfo } from '@/contracts/payment/pay'
import { type VendorReply, vendor, vendorObject } from '../../__tests__/support/vendor-object'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: jest.requireActual('../../__tests__/support/vendor-object').taro,
}))

const MINI = ['weapp', 'alipay', 'tt', 'xhs'] as const
type Mini = (typeof MINI)[number]

const GLOBALS: Record<Mini, string> = { weapp: 'wx', alipay: 'my', tt: 'tt', xhs: 'xhs' }

for (const name of Object.values(GLOBALS)) Object.assign(globalThis, { [name]: vendor })

/** The adapter of a capability as a platform's build would have it. */
function adapterOn<Adapter>(platform: Mini, folder: string, exported: string): Adapter {
  return require(path.join(__dirname, folder, `${folder}.${platform}.ts`))[exported] as Adapter
}

const ok = (success: unknown = {}): VendorReply => ({ success })
const no = (fail: unknown): VendorReply => ({ fail })

/** What each vendor says when the user refuses, closes, or the network is gone; `null` where it cannot happen. */
const DENIED: Record<Mini, VendorReply> = {
  weapp: no({ errMsg: 'x:fail auth deny' }),
  alipay: no({ error: 2001, errorMessage: '用户不允许授权' }),
  tt: no({ errMsg: 'x:fail auth deny', errNo: 10200 }),
  xhs: no({ errMsg: 'x:fail auth denied' }),
}
const DENIED_BEFORE: Record<Mini, VendorReply> = {
  weapp: no({ errMsg: 'x:fail authorize no response: permission denied', errno: 3 }),
  alipay: no({ error: 2003, errorMessage: 'refused' }),
  tt: no({ errMsg: 'x:fail permission denied', errNo: '10200' }),
  xhs: no({ errMsg: 'x:fail permission' }),
}
const CLOSED: Record<Mini, VendorReply> = {
  weapp: no({ errMsg: 'x:fail cancel' }),
  alipay: no({ error: 11, errorMessage: '用户取消' }),
  tt: no({ errMsg: 'x:fail cancel' }),
  xhs: no({ errMsg: 'x:fail cancel' }),
}
const OFFLINE: Record<Mini, VendorReply> = {
  weapp: no({ errMsg: 'x:fail network error', errno: 5 }),
  alipay: no({ error: 12, errorMessage: '网络错误' }),
  tt: no({ errMsg: 'x:fail network error', errNo: 21101 }),
  xhs: no({ errMsg: 'x:fail network' }),
}
const STRANGE: Record<Mini, VendorReply> = {
  weapp: no(undefined),
  alipay: no('what?'),
  tt: no({}),
  xhs: no(null),
}

interface Row {
  what: string
  folder: string
  exported: string
  ask(adapter: never): Promise<unknown>
  /** Names of the vendor's call; one for all, or by platform. */
  call: string | Partial<Record<Mini, string>>
  /** What the vendor says, and what the adapter makes of it: by platform where they differ. */
  cases: [string, Record<Mini, VendorReply> | VendorReply, Partial<Record<Mini, unknown>> | { every: unknown }][]
}

const kind = (name: string) => expect.objectContaining({ kind: name })
const PROOF = { code: 'c' }

const ROWS: Row[] = [
  {
    what: 'a login code',
    folder: 'account',
    exported: 'account',
    ask: (account: { getCode(): Promise<unknown> }) => account.getCode(),
    call: 'login',
    cases: [
      ['gives it', ok({ code: 'c' }), { every: { kind: 'code', code: 'c' } }],
      ['gives none', ok({}), { every: kind('failed') }],
      ['refuses', DENIED, { every: { kind: 'denied' } }],
      ['was left', CLOSED, { every: { kind: 'denied' } }],
      ['is offline', OFFLINE, { every: kind('failed') }],
      ['says something strange', STRANGE, { every: kind('failed') }],
    ],
  },
  {
    what: 'the place',
    folder: 'location',
    exported: 'locator',
    ask: (locator: { locate(): Promise<unknown> }) => locator.locate(),
    call: 'getLocation',
    cases: [
      ['says it', ok({ latitude: '22.2', longitude: 113.5 }), { every: { kind: 'located', lat: 22.2, lng: 113.5 } }],
      ['refuses', DENIED, { every: { kind: 'denied' } }],
      ['refused for ever', DENIED_BEFORE, { every: { kind: 'denied' } }],
      ['is offline', OFFLINE, { every: { kind: 'failed' } }],
      ['says something strange', STRANGE, { every: { kind: 'failed' } }],
    ],
  },
  {
    what: 'the album',
    folder: 'album',
    exported: 'album',
    ask: (album: { save(file: string): Promise<unknown> }) => album.save('file://1'),
    call: 'saveImageToPhotosAlbum',
    cases: [
      ['saves', ok(), { every: { kind: 'saved' } }],
      ['refuses', DENIED, { every: { kind: 'denied' } }],
      ['refused for ever', DENIED_BEFORE, { every: { kind: 'denied' } }],
      ['was closed', CLOSED, { weapp: { kind: 'cancelled' }, tt: { kind: 'cancelled' }, xhs: { kind: 'cancelled' } }],
      ['is shut by the phone', no({ error: 15 }), { alipay: { kind: 'denied' } }],
      ['is full', no({ error: 16, errorMessage: 'full' }), { alipay: { kind: 'failed', reason: 'full' } }],
      ['says something strange', STRANGE, { every: kind('failed') }],
    ],
  },
  {
    what: 'a code in front of the camera',
    folder: 'scanner',
    exported: 'scanner',
    ask: (scanner: { scan(): Promise<unknown> }) => scanner.scan(),
    call: 'scanCode',
    cases: [
      ['reads', ok({ result: 'text' }), { every: { kind: 'scanned', text: 'text' } }],
      ['reads in its own words', ok({ code: 'text' }), { alipay: { kind: 'scanned', text: 'text' } }],
      ['was left', { ...CLOSED, alipay: no({ error: 10 }) }, { every: { kind: 'cancelled' } }],
      ['refuses', DENIED, { every: { kind: 'denied' } }],
      ['refused for ever', DENIED_BEFORE, { every: { kind: 'denied' } }],
      ['says something strange', STRANGE, { every: kind('failed') }],
    ],
  },
  {
    what: 'messages',
    folder: 'messages',
    exported: 'messages',
    ask: (messages: { ask(ids: string[]): Promise<unknown> }) => messages.ask(['a', 'b']),
    call: 'requestSubscribeMessage',
    cases: [
      [
        'takes one of two',
        {
          weapp: ok({ a: 'accept', b: 'reject', errMsg: 'ok' }),
          alipay: ok({ behavior: 'subscribe', result: { currentSubscribedEntityIds: ['a'] } }),
          tt: ok({ a: 'accept', b: 'fail' }),
          xhs: ok(),
        },
        {
          weapp: { kind: 'answered', answers: { a: 'accepted', b: 'rejected' } },
          alipay: { kind: 'answered', answers: { a: 'accepted', b: 'rejected' } },
          tt: { kind: 'answered', answers: { a: 'accepted', b: 'rejected' } },
          xhs: { kind: 'unsupported' },
        },
      ],
      [
        'knows a ban',
        ok({ a: 'ban', b: 'filter' }),
        { weapp: { kind: 'answered', answers: { a: 'banned', b: 'rejected' } } },
      ],
      ['rejects all', ok({ behavior: 'subscribe' }), { alipay: kind('answered') }],
      [
        'was closed',
        { ...CLOSED, alipay: no({ behavior: 'cancel', errorCode: 11 }) },
        { weapp: kind('cancelled'), alipay: kind('cancelled'), tt: kind('cancelled') },
      ],
      [
        'was allowed before',
        no({ error: 15 }),
        { alipay: { kind: 'answered', answers: { a: 'accepted', b: 'accepted' } } },
      ],
      ['is off in the settings', no({ errCode: 20004, errMsg: 'x:fail' }), { weapp: { kind: 'off' } }],
      ['has too many', no({ errCode: 20003, errMsg: 'x:fail' }), { weapp: kind('failed') }],
      [
        'is offline',
        OFFLINE,
        { weapp: kind('failed'), alipay: kind('failed'), tt: kind('failed'), xhs: kind('unsupported') },
      ],
    ],
  },
]

const CASES = ROWS.flatMap((row) =>
  row.cases.flatMap(([name, said, wanted]) =>
    MINI.filter((platform) => 'every' in wanted || platform in wanted).map((platform) => ({
      title: `${row.what} on ${platform}: ${name}`,
      row,
      platform,
      reply: platform in (said as object) ? (said as Record<Mini, VendorReply>)[platform] : (said as VendorReply),
      wanted: 'every' in wanted ? wanted.every : (wanted as Record<Mini, unknown>)[platform],
    })),
  ),
)

beforeEach(() => vendorObject.reset())

describe('what an adapter makes of what its vendor says', () => {
  it.each(CASES)('$title', async ({ row, platform, reply, wanted }) => {
    const call = typeof row.call === 'string' ? row.call : (row.call[platform] ?? '')
    vendorObject.answer(call, reply)
    expect(await row.ask(adapterOn<never>(platform, row.folder, row.exported))).toEqual(wanted)
  })

  it.each(['weapp', 'tt'] as const)(
    '%s is asked nothing private for a user who does not agree to it',
    async (platform) => {
      vendorObject.answer('requirePrivacyAuthorize', no({ errMsg: 'x:fail privacy' }))
      vendorObject.answer('getLocation', ok({ latitude: 1, longitude: 1 }))
      const locator = adapterOn<{ locate(): Promise<unknown> }>(platform, 'location', 'locator')
      expect(await locator.locate()).toEqual({ kind: 'denied' })
      expect(vendorObject.asked.map(({ name }) => name)).toEqual(['requirePrivacyAuthorize'])
    },
  )
})

describe('the phone that a button told', () => {
  interface Account {
    readPhoneProof(detail: unknown): Promise<unknown>
  }
  it.each([
    ['weapp', PROOF, { kind: 'proof', proof: { authCode: 'c' } }],
    ['tt', PROOF, { kind: 'proof', proof: { authCode: 'c' } }],
    ['xhs', { encryptedData: 'e', iv: 'i' }, { kind: 'proof', proof: { encryptedData: 'e', initVector: 'i' } }],
    ['weapp', { errMsg: 'getPhoneNumber:fail user deny' }, { kind: 'denied' }],
    ['tt', { errMsg: 'getPhoneNumber:fail platform auth deny' }, { kind: 'denied' }],
    ['xhs', { errMsg: 'getPhoneNumber:fail auth deny' }, { kind: 'denied' }],
    ['tt', { errMsg: 'getPhoneNumber:fail no phone number' }, kind('failed')],
    ['weapp', undefined, kind('failed')],
    ['alipay', { error: 11 }, { kind: 'denied' }],
  ] as const)('on %s %j is %j', async (platform, detail, wanted) => {
    expect(await adapterOn<Account>(platform, 'account', 'account').readPhoneProof(detail)).toEqual(wanted)
  })

  it.each([
    [ok({ response: 'r' }), { kind: 'proof', proof: { encryptedData: 'r' } }],
    [ok({}), kind('failed')],
    [no({ error: 40003, errorMessage: 'not authorised' }), { kind: 'denied' }],
    [no({ error: 12 }), kind('failed')],
  ])('on alipay is asked for after the button: %j is %j', async (reply, wanted) => {
    vendorObject.answer('getPhoneNumber', reply)
    expect(await adapterOn<Account>('alipay', 'account', 'account').readPhoneProof({})).toEqual(wanted)
  })
})

interface StartsPayments {
  start(info: PaymentInfo): Promise<unknown>
}

describe('how a payment ended', () => {
  const INFO: Record<Mini, PaymentInfo> = {
    weapp: { package: 'prepay_id=1', timeStamp: '1', nonceStr: 'n', signType: 'RSA', paySign: 's' },
    alipay: { tradeNO: '1' },
    tt: { orderId: '1', orderToken: 't' },
    xhs: { orderId: '1', payToken: 't' },
  }
  const CALL: Record<Mini, string> = {
    weapp: 'requestPayment',
    alipay: 'tradePay',
    tt: 'pay',
    xhs: 'requestGuaranteeOrderPayment',
  }
  const status = (name: string) => expect.objectContaining({ status: name })

  it.each([
    ['weapp', ok({ errMsg: 'requestPayment:ok' }), 'submitted'],
    ['weapp', CLOSED.weapp, 'cancelled'],
    ['weapp', no({ errMsg: 'requestPayment:fail (system error)' }), 'failed'],
    ['weapp', STRANGE.weapp, 'failed'],
    ['alipay', ok({ resultCode: '9000' }), 'submitted'],
    ['alipay', ok({ resultCode: 9000 }), 'submitted'],
    ['alipay', ok({ resultCode: '6001' }), 'cancelled'],
    ['alipay', ok({ resultCode: '8000' }), 'unknown'],
    ['alipay', ok({ resultCode: '6004' }), 'unknown'],
    ['alipay', ok({ resultCode: '4000' }), 'failed'],
    ['alipay', ok({ resultCode: '6002' }), 'failed'],
    ['alipay', ok({ resultCode: '99' }), 'failed'],
    ['alipay', no({ error: 4, errorMessage: 'no permission' }), 'failed'],
    ['tt', ok({ code: 0 }), 'submitted'],
    ['tt', ok({ code: 4 }), 'cancelled'],
    ['tt', ok({ code: 1 }), 'unknown'],
    ['tt', ok({ code: 9 }), 'unknown'],
    ['tt', ok({ code: 2 }), 'failed'],
    ['tt', ok({ code: 3 }), 'failed'],
    ['tt', no({ errMsg: 'pay:fail', errNo: '4' }), 'cancelled'],
    ['xhs', ok(), 'submitted'],
    ['xhs', CLOSED.xhs, 'cancelled'],
    ['xhs', STRANGE.xhs, 'failed'],
  ] as const)('on %s %j is %s', async (platform, reply, wanted) => {
    vendorObject.answer(CALL[platform], reply)
    const payment = adapterOn<StartsPayments>(platform, 'payment', 'payment')
    expect(await payment.start(INFO[platform])).toEqual(status(wanted))
  })

  it.each(MINI)('on %s is unsupported for what belongs to another platform', async (platform) => {
    const payment = adapterOn<StartsPayments>(platform, 'payment', 'payment')
    expect(await payment.start({ normalUrl: 'https://pay.example' })).toEqual({ status: 'unsupported' })
    expect(vendorObject.asked).toEqual([])
  })

  it('on xhs goes through the older call where the newer one is not there', async () => {
    vendorObject.answer('requestOrderPayment', ok())
    const payment = adapterOn<StartsPayments>('xhs', 'payment', 'payment')
    expect(await payment.start(INFO.xhs)).toEqual({ status: 'submitted' })
  })

  it.each([
    [ok({ orderId: '7' }), ok(), 'submitted'],
    [ok({ orderId: '7' }), no({ errNo: 4 }), 'cancelled'],
    [ok({ orderId: '7' }), no({ errNo: '9' }), 'unknown'],
    [no({ errNo: 21550 }), ok(), 'failed'],
    [ok({ orderId: '7' }), null, 'unsupported'],
  ])('in the general trade of tt %j then %j is %s', async (ordered, paid, wanted) => {
    vendorObject.answer('requestOrder', ordered)
    vendorObject.answer('getOrderPayment', paid)
    const payment = adapterOn<StartsPayments>('tt', 'payment', 'payment')
    const info = { orderData: '{"a": 1}', byteAuthorization: 'auth' }
    expect(await payment.start(info)).toEqual(status(wanted))
    if (wanted === 'submitted') expect(vendorObject.asked[0]?.options).toMatchObject({ data: '{"a": 1}' })
  })
})
