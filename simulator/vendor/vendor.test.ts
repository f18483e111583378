import { fixtureApp } from '../fixture-app'
import type { MiniApp } from '../mini-app'
import { type Platform, platforms } from '../package/platforms'
import { callVendor, callVendorSync } from './call-vendor'
import type { HttpReply, RequestHandler } from './http-types'

let app: MiniApp

afterEach(() => app.close())

function open(platform: Platform, request?: RequestHandler): void {
  app = fixtureApp(platform, request ? { request } : {})
}

describe('request', () => {
  const url = 'https://shop.test/shows'
  const refusal: HttpReply = { status: 461, headers: { 'X-Risk-Token': 'r' }, body: { code: 7 } }

  it.each([
    [
      'weapp',
      { data: { code: 7 }, statusCode: 461, header: { 'X-Risk-Token': 'r' }, cookies: [], errMsg: 'request:ok' },
    ],
    ['tt', { data: { code: 7 }, statusCode: 461, header: { 'x-risk-token': 'r' }, cookies: [], errMsg: 'request:ok' }],
    ['xhs', { data: { code: 7 }, statusCode: 461, header: { 'x-risk-token': 'r' }, cookies: [], errMsg: 'request:ok' }],
  ] as const)('succeeds on %s whatever the status', async (platform, success) => {
    open(platform, async () => refusal)
    expect(await callVendor(app, 'request', { url })).toEqual({ success })
  })

  it('fails on Alipay for another status than 2xx, and carries the answer', async () => {
    open('alipay', async () => refusal)
    const { fail } = await callVendor(app, 'request', { url })
    expect(fail).toMatchObject({
      error: 19,
      errorMessage: 'http status error',
      status: 461,
      data: { code: 7 },
      headers: { 'x-risk-token': 'r' },
    })
  })

  it('fails on Alipay when the body is not JSON; elsewhere the text arrives', async () => {
    open('alipay', async () => ({ status: 200, body: '<html>' }))
    expect((await callVendor(app, 'request', { url })).fail).toMatchObject({ error: 14, status: 200 })
    app.close()
    open('weapp', async () => ({ status: 200, body: '<html>' }))
    expect((await callVendor(app, 'request', { url })).success).toMatchObject({ data: '<html>' })
  })

  it.each([
    ['weapp', { errno: 5, errMsg: 'request:fail timeout' }],
    ['alipay', { error: 13 }],
    ['tt', { errMsg: 'request:fail timeout' }],
    ['xhs', { errMsg: 'request:fail timeout' }],
  ] as const)('reports a timeout as %s does', async (platform, fail) => {
    open(platform, () => new Promise(() => undefined))
    expect((await callVendor(app, 'request', { url, timeout: 5 })).fail).toMatchObject(fail)
  })

  it.each([
    ['weapp', { errno: 600001 }],
    ['alipay', { error: 12 }],
    ['tt', { errMsg: 'request:fail network error' }],
    ['xhs', { errMsg: 'request:fail network unavailable' }],
  ] as const)('fails without a network as %s does', async (platform, fail) => {
    open(platform)
    app.goOffline()
    expect((await callVendor(app, 'request', { url })).fail).toMatchObject(fail)
    app.goOnline()
    expect((await callVendor(app, 'request', { url })).success).toBeDefined()
  })

  it.each(platforms)('encodes data by the method on %s', async (platform) => {
    open(platform)
    const header = platform === 'alipay' ? 'headers' : 'header'
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    await callVendor(app, 'request', { url, data: { a: '中', none: undefined } })
    await callVendor(app, 'request', { url, method: 'post', data: { a: 1 }, [header]: { Token: 't' } })
    await callVendor(app, 'request', { url, method: 'POST', data: { a: 1, b: [2] }, [header]: form })
    expect(app.vendor.requests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', `${url}?a=%E4%B8%AD`, undefined],
      ['POST', url, '{"a":1}'],
      ['POST', url, 'a=1&b=%5B2%5D'],
    ])
    expect(app.vendor.requests[1]?.headers).toEqual({ 'content-type': 'application/json', token: 't' })
  })

  it('can be aborted', async () => {
    open('weapp', () => new Promise(() => undefined))
    const failed = new Promise((fail) => {
      const task = callVendorSync(app, 'request', { url, fail }) as { abort(): void }
      task.abort()
    })
    expect(await failed).toEqual({ errMsg: 'request:fail abort' })
  })

  it('uploads a chosen image as multipart', async () => {
    open('weapp')
    const { success } = await callVendor(app, 'chooseImage')
    const [filePath] = (success as { tempFilePaths: string[] }).tempFilePaths
    await callVendor(app, 'uploadFile', { url, filePath, name: 'photo', formData: { kind: 'face' } })
    const body = app.vendor.requests[0]?.body?.toString('latin1')
    expect(body).toContain('name="kind"\r\n\r\nface')
    expect(body).toContain('name="photo"')
    expect(body).toContain('PNG')
  })
})

describe('storage', () => {
  it.each(['weapp', 'tt', 'xhs'] as const)('works positionally and synchronously on %s', (platform) => {
    open(platform)
    callVendorSync(app, 'setStorageSync', 'a', { b: 1 })
    expect(callVendorSync(app, 'getStorageSync', 'a')).toEqual({ b: 1 })
    expect(callVendorSync(app, 'getStorageSync', 'none')).toBe('')
    expect(app.vendor.storage.get('a')).toEqual({ b: 1 })
  })

  it('works with objects on Alipay', () => {
    open('alipay')
    callVendorSync(app, 'setStorageSync', { key: 'a', data: 1 })
    expect(callVendorSync(app, 'getStorageSync', { key: 'a' })).toEqual({ data: 1, success: true })
    expect(callVendorSync(app, 'getStorageSync', { key: 'none' })).toEqual({ data: null, success: true })
  })

  it.each([
    ['alipay', 200 * 1024],
    ['weapp', 1024 * 1024],
  ] as const)('refuses a value larger than %s allows', async (platform, bytes) => {
    open(platform)
    expect(await callVendor(app, 'setStorage', { key: 'fits', data: 'x'.repeat(bytes - 2) })).toHaveProperty('success')
    expect(await callVendor(app, 'setStorage', { key: 'big', data: 'x'.repeat(bytes) })).toHaveProperty('fail')
    expect(app.vendor.storage.keys).toEqual(['fits'])
  })

  it('fills up at ten megabytes', async () => {
    open('weapp')
    const data = 'x'.repeat(1024 * 1024 - 2)
    for (let index = 0; index < 10; index += 1) await callVendor(app, 'setStorage', { key: `k${index}`, data })
    expect(await callVendor(app, 'setStorage', { key: 'one-more', data })).toHaveProperty('fail')
  })
})

describe('the vendor', () => {
  it.each([
    ['weapp', 'login', 'denied', { fail: { errMsg: 'login:fail host login cancelled' } }],
    ['tt', 'login', 'denied', { fail: { errMsg: 'login:fail host login cancelled', errNo: 113001 } }],
    ['alipay', 'getAuthCode', 'denied', { fail: { error: 11, errorMessage: '用户取消授权' } }],
    ['xhs', 'login', 'granted', { success: { code: 'simulator-code-1', errMsg: 'login:ok' } }],
  ] as const)('answers on %s %s when it is %s', async (platform, name, outcome, answer) => {
    open(platform)
    app.vendor.account.next(outcome)
    expect(await callVendor(app, name)).toEqual(answer)
  })

  it.each(platforms)('records prompts on %s and answers as configured', async (platform) => {
    open(platform)
    const isAlipay = platform === 'alipay'
    app.vendor.prompts.answerModal('cancel')
    const modal = await callVendor(app, isAlipay ? 'confirm' : 'showModal', { title: 'Sure?', content: 'Really' })
    expect(modal.success).toMatchObject({ confirm: false })
    await callVendor(
      app,
      'showToast',
      isAlipay ? { content: 'Saved', type: 'success' } : { title: 'Saved', icon: 'success' },
    )
    expect(app.vendor.prompts.modals).toMatchObject([{ title: 'Sure?', text: 'Really', cancelText: '取消' }])
    expect(app.vendor.prompts.toasts).toEqual([{ text: 'Saved', icon: 'success' }])
  })

  it.each([
    ['weapp', { fail: { errMsg: 'showActionSheet:fail cancel' } }],
    ['alipay', { success: { index: -1 } }],
  ] as const)('reports on %s a dismissed action sheet', async (platform, answer) => {
    open(platform)
    app.vendor.prompts.answerActionSheet('cancel')
    expect(await callVendor(app, 'showActionSheet', { itemList: ['a'], items: ['a'] })).toEqual(answer)
  })

  it('notifies listeners about the network', async () => {
    open('alipay')
    const received: unknown[] = []
    callVendorSync(app, 'onNetworkStatusChange', (status: unknown) => received.push(status))
    app.goOffline()
    expect(received).toEqual([{ isConnected: false, networkType: 'NOTREACHABLE', networkAvailable: false }])
  })

  it('returns a promise without callbacks on WeChat', async () => {
    open('weapp')
    await expect(callVendorSync(app, 'getStorage', { key: 'none' })).rejects.toEqual({
      errMsg: 'getStorage:fail data not found',
    })
  })

  it("returns Alipay's coordinates as text", async () => {
    open('alipay')
    expect((await callVendor(app, 'getLocation')).success).toMatchObject({ latitude: '22.1987' })
  })

  it.each([
    ['weapp', 'tradePay'],
    ['weapp', 'getClipboard'],
    ['weapp', 'getDeviceBenchmarkInfo'],
    ['alipay', 'setClipboardData'],
    ['alipay', 'login'],
    ['tt', 'requestPayment'],
    ['xhs', 'setTabBarBadge'],
    ['xhs', 'getUpdateManager'],
    ['xhs', 'chooseMedia'],
  ] as const)('lacks on %s %s', (platform, name) => {
    open(platform)
    expect(app.vendor.api[name]).toBeUndefined()
  })

  it('fails loudly, and records, for unsupported calls', async () => {
    open('weapp')
    expect(() => callVendorSync(app, 'startBeaconDiscovery')).toThrow('not simulated')
    expect(await callVendor(app, 'startBeaconDiscovery')).toEqual({
      fail: { errMsg: 'startBeaconDiscovery:fail is not simulated' },
    })
    expect(app.unimplementedCalls).toEqual(['startBeaconDiscovery', 'startBeaconDiscovery'])
    expect(() => app.assertHealthy()).toThrow('not simulated: startBeaconDiscovery')
  })

  it('returns any answer set by the test', async () => {
    open('weapp')
    app.vendor.answerNext('startBeaconDiscovery', { success: { found: 1 } })
    app.vendor.answerNext('login', { fail: { errno: 1 }, reason: 'busy' })
    expect(await callVendor(app, 'startBeaconDiscovery')).toEqual({
      success: { found: 1, errMsg: 'startBeaconDiscovery:ok' },
    })
    expect(await callVendor(app, 'login')).toEqual({ fail: { errMsg: 'login:fail busy', errno: 1 } })
    expect(app.unimplementedCalls).toEqual([])
  })
})
