export type MiniProgramOutcome = 'opened' | 'cancelled' | 'unsupported' | 'failed'

/** Leads to other mini-programs of the same vendor. */
export interface MiniProgramJump {
  open(appId: string, path: string): Promise<MiniProgramOutcome>
}
