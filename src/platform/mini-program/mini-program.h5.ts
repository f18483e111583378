import type { MiniProgramJump } from './contract'

/** A browser has no mini-programs. */
export const miniProgram: MiniProgramJump = { open: async () => 'unsupported' }
