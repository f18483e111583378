import type { MiniProgramJump, MiniProgramOutcome } from './contract'

/** Returns the answers of the test, and records opened mini-programs. */
export class FakeMiniProgram implements MiniProgramJump {
  outcome: MiniProgramOutcome = 'opened'
  readonly opened: { appId: string; path: string }[] = []

  async open(appId: string, path: string): Promise<MiniProgramOutcome> {
    this.opened.push({ appId, path })
    return this.outcome
  }
}
