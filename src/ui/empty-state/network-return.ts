import { createContext, useContext, useEffect, useRef } from 'react'

type Watch = (listener: (isOnline: boolean) => void) => () => void

/** Subscription of a screen to the return of the network; none by default. */
export const NetworkWatch = createContext<Watch>(() => () => {})

/** Does something when the network comes back, as long as `isWaiting` is true. */
export function useNetworkReturn(isWaiting: boolean, act: () => void): void {
  const watch = useContext(NetworkWatch)
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (!isWaiting) return
    return watch((isOnline) => {
      if (isOnline) latest.current()
    })
  }, [isWaiting, watch])
}
