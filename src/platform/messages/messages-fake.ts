import type { Messages, MessagesOutcome } from './contract'

/** A vendor whose user gives the set answers, and accepts by default. */
export class FakeMessages implements Messages {
  maxTemplates = 0
  outcome: MessagesOutcome | null = null
  readonly asked: (readonly string[])[] = []

  async ask(templateIds: readonly string[]): Promise<MessagesOutcome> {
    this.asked.push(templateIds)
    return (
      this.outcome ?? {
        kind: 'answered',
        answers: Object.fromEntries(templateIds.map((id) => [id, 'accepted'] as const)),
      }
    )
  }
}
