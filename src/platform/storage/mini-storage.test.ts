import type { KeyValueStorage } from './contract'
import { miniStorage } from './mini-storage'
import { sizeOf } from './size-of'
import { storage as storageOfAlipay } from './storage.alipay'

const mockPhone = { kept: new Map<string, unknown>(), isFull: false }

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getStorageSync: (key: string) => mockPhone.kept.get(key) ?? '',
    removeStorageSync: (key: string) => mockPhone.kept.delete(key),
    setStorageSync: (key: string, value: unknown) => {
      if (mockPhone.isFull) throw { errMsg: 'setStorageSync:fail exceed storage max size 10Mb' }
      mockPhone.kept.set(key, value)
    },
  },
}))

beforeEach(() => {
  mockPhone.kept.clear()
  mockPhone.isFull = false
})

describe('device storage', () => {
  const storage: KeyValueStorage = miniStorage(10)

  it('stores a value up to the limit of a key, and rejects one byte more', () => {
    expect(storage.set('a', 'x'.repeat(8))).toBe(true)
    expect(storage.set('a', 'y'.repeat(9))).toBe(false)
    expect(storage.get('a')).toBe('x'.repeat(8))
  })

  it('stores 200 KB in a key of Alipay, and rejects one byte more', () => {
    const most = 200 * 1024 - '""'.length
    expect(storageOfAlipay.set('a', 'x'.repeat(most))).toBe(true)
    expect(storageOfAlipay.set('a', 'x'.repeat(most + 1))).toBe(false)
  })

  it('counts bytes, not characters', () => {
    expect(storage.set('a', '星河')).toBe(true)
    expect(storage.set('a', '星河入')).toBe(false)
  })

  it('reports a full phone', () => {
    mockPhone.isFull = true
    expect(storage.set('a', 1)).toBe(false)
    expect(storage.get('a')).toBeNull()
  })

  it.each(['', 'a', 'é', '星', '🎫', '"\\', '\u0000', 'a星🎫é'])('sizes "%s" as UTF-8 does', (text) => {
    for (const value of [text, { [text]: [text, 1, null, true] }]) {
      expect(sizeOf(value)).toBe(Buffer.byteLength(JSON.stringify(value)))
    }
  })
})
