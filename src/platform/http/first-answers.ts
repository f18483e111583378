import { firstAnswerKey } from '@/domain/first-answers'

/** Answers that came with the page: each is good for the first call that asks for it. */
export class FirstAnswers {
  private readonly answers: Map<string, unknown>

  /** `text` is what the page holds; nothing, or nonsense, holds no answers. */
  constructor(text: string | null | undefined) {
    this.answers = new Map(Object.entries(answersIn(text ?? '')))
  }

  /** The body of the answer; undefined if the call has to be sent. */
  take(url: string): unknown {
    if (this.answers.size === 0) return undefined
    const key = firstAnswerKey(url)
    const answer = this.answers.get(key)
    this.answers.delete(key)
    return answer
  }
}

function answersIn(text: string): object {
  try {
    const answers: unknown = JSON.parse(text)
    return typeof answers === 'object' && answers !== null ? answers : {}
  } catch {
    return {}
  }
}
