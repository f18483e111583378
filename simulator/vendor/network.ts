import type { VendorApi, VendorHost } from './vendor-host'

/** Network state; requests fail in the vendor's way while offline. */
export class Network {
  isOnline = true

  constructor(private readonly host: VendorHost) {}

  /** Disconnects and notifies the app's network listeners. */
  goOffline(): void {
    this.change(false)
  }

  goOnline(): void {
    this.change(true)
  }

  api(): VendorApi {
    return {
      getNetworkType: this.host.asyncApi('getNetworkType', () => this.type()),
      ...this.host.eventApis('NetworkStatusChange'),
    }
  }

  private change(isOnline: boolean): void {
    this.isOnline = isOnline
    this.host.emit('NetworkStatusChange', { isConnected: isOnline, ...this.type() })
  }

  private type(): Record<string, unknown> {
    if (this.host.platform !== 'alipay') return { networkType: this.isOnline ? 'wifi' : 'none' }
    // Only Alipay writes types in upper case, and reports the connection twice.
    return { networkType: this.isOnline ? 'WIFI' : 'NOTREACHABLE', networkAvailable: this.isOnline }
  }
}
