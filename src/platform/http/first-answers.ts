import { firstAnswerKey } from '@/domain/first-answers'

/** Answers delivered with the page: each serves the first matching call. */
export class FirstAnswers {
  private readonly answers: Map<string, unknown>

  /** `text` is the JSON in the page; missing or invalid text means no answers. */
  constructor(text: string | null | undefined) {
    this.answers = new Map(Object.entries(answersIn(text ?? '')))
  }

  /** Body of the answer; undefined if the call has to be sent. */
  consume(url: string): unknown {
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
