import type { QueuePlace } from '@/contracts/order/queue-place'

/** Prompts of the pipeline; the page frame has the text of each. */
export type QuestionKind =
  | 'alert'
  | 'login'
  | 'back'
  | 'waiting'
  | 'retry'
  | 'booking'
  | 'generic'
  | 'networkBusy'
  | 'networkOff'
  | 'otherDevice'
  | 'needBind'
  | 'languageMismatch'
  | 'areaMismatch'
  | 'accountEnding'

/** The server's own words; what is missing is filled in by kind. */
export interface PromptWords {
  title?: string
  content?: string
  /** The label of the button. */
  actText?: string
  /** A picture above the words. */
  iconUrl?: string
  /** There is nothing to decline. */
  hasNoWayOut?: boolean
}

/** The window of automatic tries, while it is open. */
export interface AutoRetryWindow {
  /** Resolves when the user has had enough. */
  readonly cancelled: Promise<void>
  setTries(tries: number): void
  /** The place in the shop's queue, if known. */
  setPlace(place: QueuePlace): void
  close(): void
}

/** Access of the pipeline to the user. It never draws. */
export interface Prompter {
  notify(words: PromptWords): void
  /** Resolves with true when the user takes the offered way. A question that is taken away counts as declined. */
  confirm(kind: QuestionKind, words: PromptWords): Promise<boolean>
  startAutoRetry(words: PromptWords): AutoRetryWindow
}
