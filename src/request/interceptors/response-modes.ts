import { ERROR_CODE, STATUS } from '@/contracts/envelope'
import { queuePlaceIn, queueTryMs } from '@/domain/queue-place'
import { type AppError, toAppError } from '@/lib/app-error'
import { type Answer, type Call, type Interceptor, isHighPriority, type Next, repeated } from '../call'
import type { AutoRetryWindow, Prompter, PromptWords, QuestionKind } from '../prompter'

/** Target of a user's answer. */
export interface ModeActions {
  openLogin(): void
  /** Goes back one page, or home without one; the page that comes back into view reloads (NET-090). */
  goBack(): Promise<void>
  /** To the booking of a show, with what the purchase was made with. */
  openBooking(params: BookingReturn): Promise<void>
  /** From now on Back opens the booking page, too (backMode 11). */
  keepBackToBooking(): void
  /** Another value when another page is in sight. */
  pageKey(): string
  /** Resolves after this time, ms. */
  wait(ms: number): Promise<void>
}

/** Parameters of a purchase that returns to its booking. */
export interface BookingReturn {
  showId: string
  privilegeId?: string
  cardId?: string
  userCardInstanceId?: string
}

/** Automatic tries: this often, this many. */
const AUTO_RETRY_INTERVAL_MS = 3000
const MAX_AUTO_RETRIES = 10

/** HTTP statuses of a network that calls too often; an answer may have them inside, too (NET-145). */
const BUSY_STATUSES = [461, 462, 463, 464, 465, 466, 467, 468, 469, 999, 418, 403, 405]

/** Codes of the session: the part of the pipeline that looks after it shows them. */
const OF_SESSION: readonly (number | undefined)[] = [
  STATUS.tokenExpire,
  STATUS.loginOtherDevice,
  STATUS.needBind,
  STATUS.languageMismatch,
  STATUS.areaMismatch,
  STATUS.accountEnding,
]
const BACK_TO_BOOKING: readonly (string | undefined)[] = ERROR_CODE.backToBooking

type Reaction =
  | { kind: 'none' }
  | { kind: 'toast' }
  | { kind: 'autoRetry' }
  | { kind: 'again'; question: QuestionKind }
  | { kind: 'notify'; question: QuestionKind }

const REACTIONS: Readonly<Record<number, Reaction>> = {
  0: { kind: 'none' },
  1: { kind: 'toast' },
  2: { kind: 'notify', question: 'alert' },
  3: { kind: 'notify', question: 'login' },
  4: { kind: 'notify', question: 'back' },
  5: { kind: 'notify', question: 'waiting' },
  8: { kind: 'notify', question: 'back' },
  9: { kind: 'autoRetry' },
  10: { kind: 'again', question: 'retry' },
  11: { kind: 'notify', question: 'booking' },
}

/** Ways of showing a refusal that the app has. */
export const RESPONSE_MODES: readonly number[] = Object.keys(REACTIONS).map(Number)

/**
 * Shows a failure as the server requests, for calls of high and critical priority. Repeating a call
 * sends the same call, with the same idempotency key. Whatever is shown, the caller learns how the last try ended.
 */
export function responseModes(prompter: Prompter, actions: ModeActions): Interceptor {
  return async (call, next) => {
    if (!isHighPriority(call.endpoint)) return next(call)
    try {
      return await next(call)
    } catch (thrown) {
      return settle(toAppError(thrown), { call, next, prompter, actions })
    }
  }
}

interface Situation {
  /** As it was sent last. */
  call: Call
  next: Next
  prompter: Prompter
  actions: ModeActions
}

/** Reacts until the call succeeds or nothing more is to be tried. */
async function settle(first: AppError, situation: Situation): Promise<Answer> {
  let error = first
  for (;;) {
    const reaction = reactionTo(error, situation.call)
    if (reaction.kind !== 'again' && reaction.kind !== 'autoRetry') {
      show(reaction, error, situation)
      throw error
    }
    const outcome = await (reaction.kind === 'again'
      ? promptAndRetry(reaction.question, error, situation)
      : tryByItself(error, situation))
    if ('answer' in outcome) return outcome.answer
    if (outcome.isOver) throw outcome.error
    error = outcome.error
  }
}

type Outcome = { answer: Answer } | { error: AppError; isOver: boolean }

async function promptAndRetry(question: QuestionKind, error: AppError, situation: Situation): Promise<Outcome> {
  const { prompter, actions } = situation
  const page = actions.pageKey()
  if (await prompter.confirm(question, wordsOf(error))) return attempt(situation)
  if (actions.pageKey() === page) await actions.goBack()
  return { error, isOver: true }
}

/**
 * Every three seconds, ten times at the most; ends when the answer is of another kind, the page or the user's mind
 * changes. A server that sends a place in its queue reserves it: attempts are not counted then, and become more frequent near the turn.
 */
async function tryByItself(first: AppError, situation: Situation): Promise<Outcome> {
  const retries: Retries = { shown: situation.prompter.startAutoRetry(wordsOf(first)), tries: 0 }
  let error = first
  try {
    while (isRetried(error, retries, situation)) {
      const outcome = await nextTry(error, retries, situation)
      if (outcome === null) return { error, isOver: true }
      if ('answer' in outcome) return outcome
      error = outcome.error
    }
    return { error, isOver: reactionTo(error, situation.call).kind === 'autoRetry' }
  } finally {
    retries.shown.close()
  }
}

interface Retries {
  shown: AutoRetryWindow
  /** Valid ones. */
  tries: number
}

/** Polling continues as long as the shop sends a place in the queue. */
function isRetried(error: AppError, { tries }: Retries, { call }: Situation): boolean {
  if (reactionTo(error, call).kind !== 'autoRetry') return false
  return tries < MAX_AUTO_RETRIES || queuePlaceIn(error.details.data) !== null
}

/** The next try when it is time; null when there is to be none. */
async function nextTry(error: AppError, retries: Retries, situation: Situation): Promise<Outcome | null> {
  const { shown } = retries
  const place = queuePlaceIn(error.details.data)
  if (place) shown.setPlace(place)
  if (!(await waits(place ? queueTryMs(place) : AUTO_RETRY_INTERVAL_MS, shown, situation))) return null
  if (!place) shown.setTries(++retries.tries)
  return attempt(situation)
}

/** Waits for the next try, ms; false when there is to be none: the user has had enough, or another page is in sight. */
async function waits(ms: number, { cancelled }: AutoRetryWindow, { actions }: Situation): Promise<boolean> {
  const page = actions.pageKey()
  const isCancelled = await Promise.race([cancelled.then(() => true), actions.wait(ms).then(() => false)])
  if (isCancelled) await actions.goBack()
  return !isCancelled && actions.pageKey() === page
}

async function attempt(situation: Situation): Promise<Outcome> {
  situation.call = repeated(situation.call)
  try {
    return { answer: await situation.next(situation.call) }
  } catch (thrown) {
    return { error: toAppError(thrown), isOver: false }
  }
}

function show(reaction: Reaction, error: AppError, { call, prompter, actions }: Situation): void {
  const words = wordsOf(error)
  if (reaction.kind === 'toast') prompter.notify(words)
  if (reaction.kind !== 'notify') return
  const { question } = reaction
  if (question === 'booking' && BACK_TO_BOOKING.includes(error.details.errorCode)) actions.keepBackToBooking()
  const page = actions.pageKey()
  void prompter.confirm(question, words).then(async (isConfirmed) => {
    // The question went with its page when the user left.
    if (actions.pageKey() !== page) return
    if (question === 'login' && isConfirmed) actions.openLogin()
    if (question === 'back' || question === 'generic') await actions.goBack()
    if (question === 'booking') await actions.openBooking(bookingOf(call))
  })
}

function reactionTo(error: AppError, { endpoint }: Call): Reaction {
  const { httpCode, mode, statusCode, errorCode } = error.details
  if (error.isTimeout) return { kind: 'again', question: 'networkOff' }
  if ([httpCode, statusCode].some(isBusy)) return { kind: 'again', question: 'networkBusy' }
  if (error.code === 'no-envelope') return { kind: 'notify', question: 'generic' }
  if (httpCode !== 200 || statusCode === undefined || OF_SESSION.includes(statusCode)) return { kind: 'none' }
  if (errorCode === ERROR_CODE.shopNotOpen) return { kind: 'none' }
  // Only a critical call may go on by itself.
  if (mode === 9 && endpoint.priority !== 'critical') return { kind: 'again', question: 'retry' }
  return REACTIONS[mode ?? -1] ?? { kind: 'notify', question: 'generic' }
}

function isBusy(status: number | undefined): boolean {
  return status !== undefined && BUSY_STATUSES.includes(status)
}

function bookingOf({ body, query }: Call): BookingReturn {
  const { showId, privilegeId, cardId, userCardInstanceId } = { ...query, ...(body as Partial<BookingReturn>) }
  return {
    showId: showId ?? '',
    ...(privilegeId && { privilegeId }),
    ...(cardId && { cardId }),
    ...(userCardInstanceId && { userCardInstanceId }),
  }
}

function wordsOf({ details }: AppError): PromptWords {
  const { comments, subComments, actText, iconUrl } = details
  return { title: comments, content: subComments, actText, iconUrl }
}
