import type { PageLoads } from './contract'

/** Vendors fetch packages by themselves, show that they do, and read in app.json what is likely next. */
export const pageLoads: PageLoads = { watch: () => () => {}, preload: () => {}, retry: () => {} }
