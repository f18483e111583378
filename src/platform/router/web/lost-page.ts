/** Where the last page would be whose code did not come; null as long as every page came. */
export const lostPage: { address: string | null } = { address: null }
