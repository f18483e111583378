import { adapterOn, type Mini, no } from '@test/vendor-adapters'
import { type VendorReply, vendorObject } from '@test/vendor-object'
import { AppError } from '@/lib/app-error'
import type { HttpRequest, Transport } from '@/request/transport'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: jest.requireActual('@test/vendor-object').taro,
}))

const REQUEST: HttpRequest = { method: 'GET', url: '/gateway/x', headers: {}, timeoutMs: 5000 }

/** Error texts of each vendor for a timeout and for a missing network. */
const WORDS: readonly [Mini, timeout: VendorReply, unreachable: VendorReply][] = [
  ['weapp', no({ errMsg: 'request:fail timeout', errno: 5 }), no({ errMsg: 'request:fail ', errno: 600001 })],
  ['alipay', no({ error: 13, errorMessage: '请求超时' }), no({ error: 12, errorMessage: '网络出错' })],
  ['tt', no({ errMsg: 'request:fail timed out', errNo: 21103 }), no({ errMsg: 'request:fail abort' })],
  ['xhs', no({ errMsg: 'request:fail time out' }), no({ errMsg: 'request:fail network' })],
]

describe('a vendor’s network', () => {
  beforeEach(() => vendorObject.reset())

  it.each(WORDS)('separates on %s a timeout from a missing network (NET-148)', async (platform, ...replies) => {
    const send = adapterOn<(origin: string) => Transport>(platform, 'http', 'createTransport')('https://shop.test')
    for (const [reply, code] of [
      [replies[0], 'timeout'],
      [replies[1], 'unreachable'],
    ] as const) {
      vendorObject.answer('request', reply)
      const error = await send(REQUEST).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(AppError)
      expect(error).toMatchObject({ kind: 'network', code, isTimeout: code === 'timeout' })
    }
  })
})
