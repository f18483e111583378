import type { Updater } from './contract'

/** The web is always new; Xiaohongshu tells nothing of versions. */
export const noUpdater: Updater = { watch: () => {}, restart: () => {} }
