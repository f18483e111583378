import type { PageLoads } from './contract'

/** Vendors load packages and show progress by themselves, and read likely next pages from app.json. */
export const pageLoads: PageLoads = {
  watch: () => () => {},
  preload: () => {},
  inBackground: (load) => load(),
  retry: () => {},
}
