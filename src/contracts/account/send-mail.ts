import { endpoint } from '../endpoint'
import type { Seconds } from '../wire-types'
import type { MailScene } from './mail-scene'

export interface SendMailInput {
  /** @maxLength 100 */
  email: string
  scene: MailScene
}

export interface SendMailOutput {
  /** Time at which the next mail may be requested. */
  nextSendSeconds: Seconds
}

/**
 * Sends a link, or a code, to an e-mail address; codes only for a user who is logged in. An account with the address is
 * not disclosed: the answer is the same if nothing is sent.
 */
export const sendMail = endpoint<SendMailInput, SendMailOutput>({
  method: 'POST',
  path: 'user/pub/v3/email/send',
  changes: [],
  priority: 'high',
})
