/** Prefix of the app's keys: other software on the same host has its own. */
export const STORAGE_PREFIX = 'encore:'
