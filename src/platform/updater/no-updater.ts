import type { Updater } from './contract'

/** The web is always up to date; Xiaohongshu reports no versions. */
export const noUpdater: Updater = { watch: () => {}, restart: () => {} }
