import { miniStorage } from './mini-storage'

/** 1 MB per key. */
export const storage = miniStorage(1024 * 1024)
