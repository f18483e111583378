import { STATUS } from '@/contracts/envelope'
import { toAppError } from '@/lib/app-error'
import { type Call, type Interceptor, isImportant } from '../call'
import type { Prompter } from '../prompter'

/** Codes after which the session is over; none of them starts a refresh (S2 §8). */
const ENDING_CODES: readonly (number | undefined)[] = [
  STATUS.loginExpire,
  STATUS.tokenException,
  STATUS.loginOut,
  STATUS.notLogin,
]

/** Where the codes of a session lead. */
export interface SessionExits {
  readonly accessToken: string | null
  signOut(): void
  openAccountBinding(): void
}

type Question = 'otherDevice' | 'needBind' | 'languageMismatch' | 'areaMismatch'

const QUESTIONS: Readonly<Record<number, Question>> = {
  [STATUS.loginOtherDevice]: 'otherDevice',
  [STATUS.needBind]: 'needBind',
  [STATUS.languageMismatch]: 'languageMismatch',
  [STATUS.areaMismatch]: 'areaMismatch',
}

/**
 * What the server says of the session (S2 §8): over, which signs out; taken over by another device, which is told
 * first; without a phone, which leads to binding one; at odds with the language or the area, which offers to log out.
 * What is said of a session that has ended meanwhile counts for nothing.
 */
export function sessionCodes(exits: SessionExits, prompter: Pick<Prompter, 'question'>): Interceptor {
  const talk = new SessionTalk(exits, prompter)

  return async (call, next) => {
    try {
      return await next(call)
    } catch (thrown) {
      const { statusCode } = toAppError(thrown)
      const isOfThisSession = call.headers['access-token'] === (exits.accessToken ?? undefined)
      if (isOfThisSession) talk.hear(statusCode, call)
      throw thrown
    }
  }
}

/** One question about the session at a time. */
class SessionTalk {
  private isAsking = false
  /** The user was told of a mismatch and stays logged in; an important call asks again, and takes no refusal. */
  private staysAtOdds = false

  constructor(
    private readonly exits: SessionExits,
    private readonly prompter: Pick<Prompter, 'question'>,
  ) {}

  hear(statusCode: number | undefined, call: Call): void {
    if (ENDING_CODES.includes(statusCode)) this.exits.signOut()
    const question = QUESTIONS[statusCode ?? 0]
    if (!question || this.isAsking) return
    if (!isMismatch(question)) void this.tell(question)
    else if (!this.staysAtOdds || isImportant(call.endpoint)) void this.offerLogOut(question)
  }

  private async tell(question: Question): Promise<void> {
    await this.ask(question, false)
    if (question === 'needBind') this.exits.openAccountBinding()
    else this.exits.signOut()
  }

  private async offerLogOut(question: Question): Promise<void> {
    const hasNoWayOut = this.staysAtOdds
    const isConfirmed = await this.ask(question, hasNoWayOut)
    this.staysAtOdds = !isConfirmed && !hasNoWayOut
    if (!this.staysAtOdds) this.exits.signOut()
  }

  private async ask(question: Question, hasNoWayOut: boolean): Promise<boolean> {
    this.isAsking = true
    const isConfirmed = await this.prompter.question(question, { hasNoWayOut })
    this.isAsking = false
    return isConfirmed
  }
}

function isMismatch(question: Question): boolean {
  return question === 'languageMismatch' || question === 'areaMismatch'
}
