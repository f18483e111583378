import { recordEvents } from '@/contracts/track/record-events'
import { publicRoute } from '../../http/define-route'
import { recordTrackedEvents } from '../../services/tracking/tracked-events'

/** Anyone may send events: a hundred at a time, and a caller fills only its own share. */
export const recordEventsRoute = publicRoute(
  recordEvents,
  async (call) => {
    await recordTrackedEvents(call, call.input)
    return true as const
  },
  { isForUnbound: true, isForEndingAccount: true },
)
