/** Before every key of this app: other software on the same host keeps its own keys. */
export const STORAGE_PREFIX = 'encore:'
