import type { Messages, MessagesOutcome } from './contract'

/** A vendor whose user gives the set answers, and accepts by default. */
export class FakeMessages implements Messages {
  maxTemplates = 0
  outcome: MessagesOutcome | null = null
  readonly requests: (readonly string[])[] = []

  async request(templateIds: readonly string[]): Promise<MessagesOutcome> {
    this.requests.push(templateIds)
    return (
      this.outcome ?? {
        kind: 'answered',
        answers: Object.fromEntries(templateIds.map((id) => [id, 'accepted'] as const)),
      }
    )
  }
}
