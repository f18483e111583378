import type { Platform } from '../package/platforms'
import { VendorRefusal } from './answers'
import type { VendorApi, VendorHost } from './vendor-host'

const kilobyte = 1024

interface StorageLimits {
  keyBytes: number
  totalBytes: number
}

/** Xiaohongshu publishes no limits; WeChat's are assumed. */
const limits: Record<Platform, StorageLimits> = {
  weapp: { keyBytes: 1024 * kilobyte, totalBytes: 10 * 1024 * kilobyte },
  alipay: { keyBytes: 200 * kilobyte, totalBytes: 10 * 1024 * kilobyte },
  tt: { keyBytes: 1024 * kilobyte, totalBytes: 10 * 1024 * kilobyte },
  xhs: { keyBytes: 1024 * kilobyte, totalBytes: 10 * 1024 * kilobyte },
}

interface KeyOption {
  key: string
  data?: unknown
}

/** Key-value storage of the phone with the vendor's limits; values are stored as JSON, as on devices. */
export class PhoneStorage {
  private readonly items: Map<string, string>

  /** `initial`: data of an earlier run. */
  constructor(
    private readonly host: VendorHost,
    initial: Record<string, unknown> = {},
  ) {
    this.items = new Map(Object.entries(initial).map(([key, value]) => [key, JSON.stringify(value)]))
  }

  /** Value stored by the app; undefined if absent. */
  get(key: string): unknown {
    const json = this.items.get(key)
    return json === undefined ? undefined : JSON.parse(json)
  }

  set(key: string, value: unknown): void {
    this.items.set(key, JSON.stringify(value ?? null))
  }

  get keys(): string[] {
    return [...this.items.keys()]
  }

  /** All stored data, for the next run of the app. */
  toJSON(): Record<string, unknown> {
    return Object.fromEntries(this.keys.map((key) => [key, this.get(key)]))
  }

  api(): VendorApi {
    const { host } = this
    return {
      setStorage: host.asyncApi<KeyOption>('setStorage', ({ key, data }) => this.write(key, data)),
      getStorage: host.asyncApi<KeyOption>('getStorage', ({ key }) => this.read(key)),
      removeStorage: host.asyncApi<KeyOption>('removeStorage', ({ key }) => this.remove(key)),
      clearStorage: host.asyncApi('clearStorage', () => this.clear()),
      getStorageInfo: host.asyncApi('getStorageInfo', () => this.usage()),
      clearStorageSync: host.syncApi('clearStorageSync', () => this.clear()),
      getStorageInfoSync: host.syncApi('getStorageInfoSync', () => this.usage()),
      ...(host.platform === 'alipay' ? this.alipaySyncApi() : this.syncApi()),
    }
  }

  private syncApi(): VendorApi {
    const { host } = this
    return {
      setStorageSync: host.syncApi('setStorageSync', (key: string, data: unknown) => this.write(key, data)),
      getStorageSync: host.syncApi('getStorageSync', (key: string) => this.get(key) ?? ''),
      removeStorageSync: host.syncApi('removeStorageSync', (key: string) => this.remove(key)),
    }
  }

  /** Alipay's synchronous calls take an object, and reading returns one. */
  private alipaySyncApi(): VendorApi {
    const { host } = this
    return {
      setStorageSync: host.syncApi('setStorageSync', ({ key, data }: KeyOption) => {
        this.write(key, data)
        return { success: true }
      }),
      getStorageSync: host.syncApi('getStorageSync', ({ key }: KeyOption) => ({
        data: this.get(key) ?? null,
        success: true,
      })),
      removeStorageSync: host.syncApi('removeStorageSync', ({ key }: KeyOption) => {
        this.items.delete(key)
        return { success: true }
      }),
    }
  }

  private clear(): undefined {
    this.items.clear()
  }

  private remove(key: string): undefined {
    this.items.delete(key)
  }

  private read(key: string): Record<string, unknown> {
    const data = this.get(key)
    if (data === undefined && this.host.platform !== 'alipay') throw new VendorRefusal('data not found')
    return { data: data ?? null }
  }

  private write(key: string, data: unknown): undefined {
    const json = JSON.stringify(data ?? null)
    const { keyBytes, totalBytes } = limits[this.host.platform]
    const bytes = Buffer.byteLength(json)
    if (bytes > keyBytes) throw new VendorRefusal(`the value of ${key} is larger than ${keyBytes} bytes`)
    const others = this.usedBytes() - Buffer.byteLength(this.items.get(key) ?? '')
    if (others + bytes > totalBytes) throw new VendorRefusal(`the storage is full: ${totalBytes} bytes`)
    this.items.set(key, json)
  }

  private usedBytes(): number {
    return [...this.items.values()].reduce((sum, json) => sum + Buffer.byteLength(json), 0)
  }

  private usage(): Record<string, unknown> {
    const limitSize = limits[this.host.platform].totalBytes / kilobyte
    return { keys: this.keys, currentSize: Math.ceil(this.usedBytes() / kilobyte), limitSize }
  }
}
