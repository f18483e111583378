import type { AppLink } from './contract'

/** Vendors do not let mini-programs open other apps. */
export const appLink: AppLink = { isSupported: false, open: async () => false, openExternalUrl: () => {} }
