import { _getGlobalState } from 'mobx'
import * as React from 'react'

interface ReactInternals {
  __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: { ReactCurrentOwner: { current: object | null } }
}

/**
 * Narrows mobx's `observableRequiresReaction` to what React draws: a component that reads state without observing it
 * stays as it was when the state changes. Reads elsewhere, after an `await` or in a test, are fine.
 */
export function reportUnobservedReads(): void {
  const owner = (React as unknown as ReactInternals).__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED
    .ReactCurrentOwner
  let isTracking = false
  Object.defineProperty(_getGlobalState(), 'allowStateReads', {
    get: () => isTracking || owner.current === null,
    set: (value: boolean) => {
      isTracking = value
    },
  })
}
