import type { VendorApi } from './vendor-host'

/** The vendor's update manager. */
export class UpdateManager {
  /** True once the app has requested to restart into the new version. */
  isApplied = false
  private readonly ready: (() => void)[] = []
  private readonly checked: ((result: { hasUpdate: boolean }) => void)[] = []

  /** Reports that a new version was downloaded. */
  announce(): void {
    for (const listener of this.checked) listener({ hasUpdate: true })
    for (const listener of this.ready) listener()
  }

  api(): VendorApi {
    return {
      getUpdateManager: () => ({
        onCheckForUpdate: (listener: (result: { hasUpdate: boolean }) => void) => void this.checked.push(listener),
        onUpdateReady: (listener: () => void) => void this.ready.push(listener),
        onUpdateFailed: () => undefined,
        applyUpdate: () => {
          this.isApplied = true
        },
      }),
    }
  }
}
