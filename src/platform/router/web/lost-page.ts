/** Address of the last page whose code failed to load; null if none failed. */
export const lostPage: { address: string | null } = { address: null }
