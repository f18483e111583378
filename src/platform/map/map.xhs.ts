import type { MapViewer } from './contract'

/** Xiaohongshu's list of APIs has no openLocation. */
export const map: MapViewer = { isSupported: false, open: async () => false }
