import type { MapViewer } from './contract'

/** Xiaohongshu has no openLocation. */
export const map: MapViewer = { isSupported: false, open: async () => false }
