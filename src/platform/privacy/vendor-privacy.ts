import type { Privacy } from './contract'

interface AskingVendor {
  requirePrivacyAuthorize?(options: { success(): void; fail(): void }): void
}

/** WeChat and Douyin share the call; versions without it need no consent. */
export function vendorPrivacy(vendor: () => AskingVendor): Privacy {
  return {
    authorise: () =>
      new Promise((resolve) => {
        const { requirePrivacyAuthorize } = vendor()
        if (!requirePrivacyAuthorize) return resolve(true)
        requirePrivacyAuthorize({ success: () => resolve(true), fail: () => resolve(false) })
      }),
  }
}
