import type { MiniProgramJump, MiniProgramOutcome } from './contract'

/** Answers what the test wants, and remembers where it led. */
export class FakeMiniProgram implements MiniProgramJump {
  outcome: MiniProgramOutcome = 'opened'
  readonly opened: { appId: string; path: string }[] = []

  async open(appId: string, path: string): Promise<MiniProgramOutcome> {
    this.opened.push({ appId, path })
    return this.outcome
  }
}
