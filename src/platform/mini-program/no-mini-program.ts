import type { MiniProgramJump } from './contract'

/** A browser has no mini-programs, and one vendor opens none. */
export const noMiniProgram: MiniProgramJump = { open: async () => 'unsupported' }
