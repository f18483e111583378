import type { VendorApi, VendorHost } from './vendor-host'

/** Whether the phone is connected; requests fail in the vendor's way while it is not. */
export class Network {
  isOnline = true

  constructor(private readonly host: VendorHost) {}

  /** Disconnects and tells the app's network listeners. */
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
    // Alipay alone writes types in upper case, and says twice whether there is a connection.
    return { networkType: this.isOnline ? 'WIFI' : 'NOTREACHABLE', networkAvailable: this.isOnline }
  }
}
