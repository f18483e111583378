import { endpoint } from '../endpoint'

export interface VerifyMiddleLinkInput {
  /** @maxLength 100 */
  token: string
}

export interface VerifyMiddleLinkOutput {
  /** False for a link that was used, is over, or was never sent. */
  pass: boolean
  /** Path within the app that the link stands for; empty where it does not pass. */
  redirect: string
}

/** Consumes a link that the shop has sent; returns its target (contract L20). */
export const verifyMiddleLink = endpoint<VerifyMiddleLinkInput, VerifyMiddleLinkOutput>({
  path: 'user/pub/v3/middle_verify',
  priority: 'high',
})
