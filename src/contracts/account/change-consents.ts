import { endpoint } from '../endpoint'
import type { Consents } from './get-consents'

/** Gives or withdraws a consent, at once and on all devices of the user. */
export const changeConsents = endpoint<Consents, Consents>({
  method: 'PUT',
  path: 'user/buyer/v3/account/consents',
  // The page that changes them shows the answer.
  changes: [],
})
