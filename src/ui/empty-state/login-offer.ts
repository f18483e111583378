import { createContext, useContext, useEffect, useRef } from 'react'

/** Login offer of a screen whose session has ended, and the way home from what does not exist; none by default. */
export const LoginOffer = createContext<{ isLoggedIn: boolean; logIn(): void; goHome(): void } | null>(null)

/** Way home. */
export function useWayHome(): (() => void) | null {
  return useContext(LoginOffer)?.goHome ?? null
}

/** Offer to log in while a login is required and missing; continues once the user is logged in. */
export function useLoginOffer(isWanted: boolean, act: () => void): (() => void) | null {
  const offer = useContext(LoginOffer)
  const isLoggedOut = isWanted && offer !== null && !offer.isLoggedIn
  const latest = useRef(act)
  const wasLoggedOut = useRef(isLoggedOut)
  latest.current = act
  useEffect(() => {
    if (isWanted && wasLoggedOut.current && !isLoggedOut) latest.current()
    wasLoggedOut.current = isLoggedOut
  }, [isWanted, isLoggedOut])
  return isLoggedOut ? offer.logIn : null
}
