export type MiniProgramOutcome = 'opened' | 'cancelled' | 'unsupported' | 'failed'

/** Opens other mini-programs of the same vendor. */
export interface MiniProgramJump {
  open(appId: string, path: string): Promise<MiniProgramOutcome>
}
