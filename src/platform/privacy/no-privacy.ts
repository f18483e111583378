import type { Privacy } from './contract'

/** Only single calls ask for permission. */
export const noPrivacy: Privacy = { authorise: async () => true }
