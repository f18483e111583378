import { refreshTokens } from '@/contracts/account/refresh-tokens'
import { ERROR_CODE, STATUS } from '@/contracts/envelope'
import { type AppError, toAppError } from '@/lib/app-error'
import { type Call, type Interceptor, isHighPriority } from '../call'
import type { Prompter, PromptWords } from '../prompter'

/** Codes after which the session is over; none of them starts a refresh. */
const ENDING_CODES: readonly (number | undefined)[] = [
  STATUS.loginExpire,
  STATUS.tokenException,
  STATUS.loginOut,
  STATUS.notLogin,
]

/** Consequences of the session codes. */
export interface SessionActions {
  readonly accessToken: string | null
  signOut(): void
  openAccountBinding(): void
  /** Keeps an account that was to be ended. */
  keepAccount(): void
}

type Question = 'otherDevice' | 'needBind' | 'languageMismatch' | 'areaMismatch' | 'accountEnding'

const QUESTIONS: Readonly<Record<number, Question>> = {
  [STATUS.loginOtherDevice]: 'otherDevice',
  [STATUS.needBind]: 'needBind',
  [STATUS.languageMismatch]: 'languageMismatch',
  [STATUS.areaMismatch]: 'areaMismatch',
  [STATUS.accountEnding]: 'accountEnding',
}

/**
 * Session codes of the server: expired or invalid, which logs out; replaced by another device, which is shown first;
 * without a phone, which opens the binding; of an account being closed, which may be restored or logged out; for
 * another language or area, which offers to log out. Ignores codes of a session that has ended since.
 */
export function sessionCodes(actions: SessionActions, prompter: Pick<Prompter, 'confirm'>): Interceptor {
  const prompts = new SessionPrompts(actions, prompter)

  return async (call, next) => {
    try {
      return await next(call)
    } catch (thrown) {
      const error = toAppError(thrown)
      const isOfThisSession = call.headers['access-token'] === (actions.accessToken ?? undefined)
      if (isOfThisSession) prompts.handle(error, call)
      throw thrown
    }
  }
}

/** One question about the session at a time. */
class SessionPrompts {
  private isAsking = false
  /** The user was notified of a mismatch and stays logged in; an important call shows it again, and cannot be declined. */
  private keepsMismatch = false

  constructor(
    private readonly actions: SessionActions,
    private readonly prompter: Pick<Prompter, 'confirm'>,
  ) {}

  handle(error: AppError, call: Call): void {
    const { statusCode } = error
    const question = QUESTIONS[statusCode ?? 0]
    if (ENDING_CODES.includes(statusCode) || (!question && isRefusedRefresh(error, call))) this.actions.signOut()
    if (!question || this.isAsking) return
    if (question === 'accountEnding') void this.offerToKeep(error.details.comments)
    else if (!isMismatch(question)) void this.notify(question)
    else if (!this.keepsMismatch || isHighPriority(call.endpoint)) void this.offerLogOut(question)
  }

  private async notify(question: Question): Promise<void> {
    await this.prompt(question, { hasNoWayOut: false })
    if (question === 'needBind') this.actions.openAccountBinding()
    else this.actions.signOut()
  }

  private async offerToKeep(content: string | undefined): Promise<void> {
    const isKept = await this.prompt('accountEnding', { hasNoWayOut: false, ...(content !== undefined && { content }) })
    if (isKept) this.actions.keepAccount()
    else this.actions.signOut()
  }

  private async offerLogOut(question: Question): Promise<void> {
    const hasNoWayOut = this.keepsMismatch
    const isConfirmed = await this.prompt(question, { hasNoWayOut })
    this.keepsMismatch = !isConfirmed && !hasNoWayOut
    if (!this.keepsMismatch) this.actions.signOut()
  }

  private async prompt(question: Question, words: PromptWords): Promise<boolean> {
    this.isAsking = true
    const isConfirmed = await this.prompter.confirm(question, words)
    this.isAsking = false
    return isConfirmed
  }
}

/** A session that the shop does not continue is over, whatever the message (NET-101); a closed shop does not end it. */
function isRefusedRefresh({ statusCode, details }: AppError, { endpoint }: Call): boolean {
  if (endpoint.path !== refreshTokens.path || details.errorCode === ERROR_CODE.shopNotOpen) return false
  return statusCode !== undefined && details.httpCode === 200
}

function isMismatch(question: Question): boolean {
  return question === 'languageMismatch' || question === 'areaMismatch'
}
