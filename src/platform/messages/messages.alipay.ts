import { isDenied, vendorMessage } from '../vendor-error'
import type { Messages, MessagesOutcome } from './contract'
import { answersOf } from './mini-messages'

interface Subscribed {
  result?: { currentSubscribedEntityIds?: string[]; subscribedEntityIds?: string[] }
}

declare const my: {
  requestSubscribeMessage(options: {
    entityIds: readonly string[]
    success(result: Subscribed): void
    fail(failure: { error?: number; errorCode?: number; behavior?: string }): void
  }): void
}

/** Alipay's maximum per request. */
const MAX = 3
/** Alipay's code for messages that are already allowed. */
const ALLOWED_BEFORE = 15

export const messages: Messages = {
  maxTemplates: MAX,
  request(templateIds) {
    const entityIds = templateIds.slice(0, MAX)
    return new Promise<MessagesOutcome>((resolve) => {
      my.requestSubscribeMessage({
        entityIds,
        // A user who rejects all of them is a success as well.
        success: ({ result }) => {
          const allowed = [...(result?.currentSubscribedEntityIds ?? []), ...(result?.subscribedEntityIds ?? [])]
          const answers = answersOf(entityIds, (id) => (allowed.includes(id) ? 'accepted' : 'rejected'))
          resolve({ kind: 'answered', answers })
        },
        fail: (failure) => {
          const code = failure.error ?? failure.errorCode
          if (code === ALLOWED_BEFORE) {
            resolve({ kind: 'answered', answers: answersOf(entityIds, () => 'accepted') })
          } else if (failure.behavior === 'cancel' || isDenied({ ...failure, error: code })) {
            resolve({ kind: 'cancelled' })
          } else {
            resolve({ kind: 'failed', reason: vendorMessage(failure) })
          }
        },
      })
    })
  },
}
