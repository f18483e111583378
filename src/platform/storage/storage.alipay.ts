import { miniStorage } from './mini-storage'

/** 200 KB a key. */
export const storage = miniStorage(200 * 1024)
