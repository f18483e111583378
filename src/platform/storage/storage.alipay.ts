import { miniStorage } from './mini-storage'

/** 200 KB per key. */
export const storage = miniStorage(200 * 1024)
