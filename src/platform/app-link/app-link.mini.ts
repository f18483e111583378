import type { AppLink } from './contract'

/** Vendors let their mini-programs open no other apps. */
export const appLink: AppLink = { isSupported: false, open: async () => false, openExternalUrl: () => {} }
