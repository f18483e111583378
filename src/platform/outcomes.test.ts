import { DENIED, DENIED_BEFORE, describeOutcomes, kind, OFFLINE, type OutcomeRow } from '@test/outcome-rows'
import { adapterOn, CLOSED, no, ok, STRANGE } from '@test/vendor-adapters'
import { vendorObject } from '@test/vendor-object'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: jest.requireActual('@test/vendor-object').taro,
}))

const PROOF = { code: 'c' }

const ROWS: OutcomeRow[] = [
  {
    what: 'a login code',
    folder: 'account',
    exported: 'account',
    run: (account: { getCode(): Promise<unknown> }) => account.getCode(),
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
    folder: 'geolocation',
    exported: 'geolocation',
    run: (geolocation: { locate(): Promise<unknown> }) => geolocation.locate(),
    call: 'getLocation',
    cases: [
      ['says it', ok({ latitude: '22.2', longitude: 113.5 }), { every: { kind: 'located', lat: 22.2, lng: 113.5 } }],
      ['refuses', DENIED, { every: { kind: 'denied' } }],
      ['refused permanently', DENIED_BEFORE, { every: { kind: 'denied' } }],
      ['is offline', OFFLINE, { every: { kind: 'failed' } }],
      ['says something strange', STRANGE, { every: { kind: 'failed' } }],
    ],
  },
  {
    what: 'the photo library',
    folder: 'photo-library',
    exported: 'photoLibrary',
    run: (photoLibrary: { save(file: string): Promise<unknown> }) => photoLibrary.save('file://1'),
    call: 'saveImageToPhotosAlbum',
    cases: [
      ['saves', ok(), { every: { kind: 'saved' } }],
      ['refuses', DENIED, { every: { kind: 'denied' } }],
      ['refused permanently', DENIED_BEFORE, { every: { kind: 'denied' } }],
      ['was closed', CLOSED, { every: { kind: 'cancelled' } }],
      ['is shut by the phone', no({ error: 15 }), { alipay: { kind: 'denied' } }],
      ['is full', no({ error: 16, errorMessage: 'full' }), { alipay: { kind: 'failed', reason: 'full' } }],
      ['says something strange', STRANGE, { every: kind('failed') }],
    ],
  },
  {
    what: 'a code in front of the camera',
    folder: 'scanner',
    exported: 'scanner',
    run: (scanner: { scan(): Promise<unknown> }) => scanner.scan(),
    call: 'scanCode',
    cases: [
      ['reads', ok({ result: 'text' }), { every: { kind: 'scanned', text: 'text' } }],
      ['reads in its own words', ok({ code: 'text' }), { alipay: { kind: 'scanned', text: 'text' } }],
      ['was left', { ...CLOSED, alipay: no({ error: 10 }) }, { every: { kind: 'cancelled' } }],
      ['refuses', DENIED, { every: { kind: 'denied' } }],
      ['refused permanently', DENIED_BEFORE, { every: { kind: 'denied' } }],
      ['says something strange', STRANGE, { every: kind('failed') }],
    ],
  },
  {
    what: 'messages',
    folder: 'messages',
    exported: 'messages',
    run: (messages: { request(ids: string[]): Promise<unknown> }) => messages.request(['a', 'b']),
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
      ['was closed without a number', no({ behavior: 'cancel' }), { alipay: { kind: 'cancelled' } }],
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
  {
    what: 'the clipboard',
    folder: 'clipboard',
    exported: 'clipboard',
    run: (clipboard: { copy(text: string): Promise<unknown> }) => clipboard.copy('text'),
    call: 'setClipboardData',
    cases: [
      ['takes it', ok(), { every: true }],
      ['refuses', DENIED, { every: false }],
      ['says something strange', STRANGE, { every: false }],
    ],
  },
  {
    what: 'a call',
    folder: 'customer-service',
    exported: 'customerService',
    run: (customerService: { call(number: string): Promise<unknown> }) => customerService.call('10086'),
    call: 'makePhoneCall',
    cases: [
      ['is made', ok(), { every: true }],
      ['was thought better of', CLOSED, { every: true }],
      ['cannot be made', STRANGE, { every: false }],
    ],
  },
  {
    what: 'the chat of a company',
    folder: 'customer-service',
    exported: 'customerService',
    run: (customerService: { openCompanyChat(id: string, url: string): Promise<unknown> }) =>
      customerService.openCompanyChat('c', 'u'),
    call: 'openCustomerServiceChat',
    cases: [
      ['opens', ok(), { weapp: true, alipay: false, tt: false, xhs: false }],
      ['was thought better of', CLOSED, { weapp: true }],
      ['does not open', STRANGE, { every: false }],
    ],
  },
  {
    what: 'another mini-program',
    folder: 'mini-program',
    exported: 'miniProgram',
    run: (miniProgram: { open(id: string, path: string): Promise<unknown> }) => miniProgram.open('id', 'pages/a'),
    call: 'navigateToMiniProgram',
    cases: [
      ['opens', ok(), { weapp: 'opened', alipay: 'opened', tt: 'opened', xhs: 'unsupported' }],
      ['was thought better of', CLOSED, { weapp: 'cancelled', alipay: 'cancelled', tt: 'cancelled' }],
      ['says something strange', STRANGE, { weapp: 'failed', alipay: 'failed', tt: 'failed' }],
    ],
  },
  {
    what: 'a place on the map',
    folder: 'map',
    exported: 'map',
    run: (map: { open(place: object): Promise<unknown> }) => map.open({ lat: 1, lng: 2, name: 'n', address: 'a' }),
    call: 'openLocation',
    cases: [
      ['opens', ok(), { weapp: true, alipay: true, tt: true, xhs: false }],
      ['refuses', DENIED, { every: false }],
      ['says something strange', STRANGE, { every: false }],
    ],
  },
  {
    what: 'the calendar',
    folder: 'calendar',
    exported: 'calendar',
    run: (calendar: { add(event: object): Promise<unknown> }) =>
      calendar.add({ id: 'v', title: 't', startAt: 1, endAt: 2, place: 'p' }),
    call: 'addPhoneCalendar',
    cases: [
      ['takes it', ok(), { weapp: { kind: 'added' }, alipay: { kind: 'unsupported' }, tt: { kind: 'unsupported' } }],
      ['refuses', DENIED, { weapp: { kind: 'denied' }, xhs: { kind: 'unsupported' } }],
      ['was closed', CLOSED, { weapp: { kind: 'cancelled' } }],
      ['says something strange', STRANGE, { weapp: kind('failed') }],
    ],
  },
]

describe('adapter outcomes of vendor answers', () => {
  describeOutcomes(ROWS)

  it.each(['weapp', 'tt'] as const)('%s requests nothing private when the user does not agree', async (platform) => {
    vendorObject.answer('requirePrivacyAuthorize', no({ errMsg: 'x:fail privacy' }))
    vendorObject.answer('getLocation', ok({ latitude: 1, longitude: 1 }))
    const geolocation = adapterOn<{ locate(): Promise<unknown> }>(platform, 'geolocation', 'geolocation')
    expect(await geolocation.locate()).toEqual({ kind: 'denied' })
    expect(vendorObject.requests.map(({ name }) => name)).toEqual(['requirePrivacyAuthorize'])
  })
})

describe('the phone of a vendor button', () => {
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
  ] as const)('reads on %s %j as %j', async (platform, detail, wanted) => {
    expect(await adapterOn<Account>(platform, 'account', 'account').readPhoneProof(detail)).toEqual(wanted)
  })

  it.each([
    [ok({ response: 'r' }), { kind: 'proof', proof: { encryptedData: 'r' } }],
    [ok({}), kind('failed')],
    [no({ error: 40003, errorMessage: 'not authorised' }), { kind: 'denied' }],
    [no({ error: 12 }), kind('failed')],
  ])('requests the phone on alipay after the button: %j is %j', async (reply, wanted) => {
    vendorObject.answer('getPhoneNumber', reply)
    expect(await adapterOn<Account>('alipay', 'account', 'account').readPhoneProof({})).toEqual(wanted)
  })
})

describe('the calendar of Douyin’s button', () => {
  interface Calendar {
    readAnswer(detail: unknown): unknown
  }
  it.each([
    [{ errMsg: 'addCalendarEvent:ok', errNo: 0 }, { kind: 'added' }],
    [{ errMsg: 'addCalendarEvent:fail auth deny', errNo: 10200 }, { kind: 'denied' }],
    [{ errMsg: 'addCalendarEvent:fail system auth deny', errNo: 10200 }, { kind: 'denied' }],
    [{ errMsg: 'addCalendarEvent:fail cancel' }, { kind: 'cancelled' }],
    [{ errMsg: 'addCalendarEvent:fail create calendar account fail', errNo: 21101 }, kind('failed')],
    [null, kind('failed')],
  ])('reads %j as %j', (detail, wanted) => {
    expect(adapterOn<Calendar>('tt', 'calendar', 'calendar').readAnswer(detail)).toEqual(wanted)
  })
})
