import { createContext, useContext, useEffect, useRef } from 'react'

/** Login offer of a screen whose session has ended; none by default. */
export const LoginOffer = createContext<{ isLoggedIn: boolean; logIn(): void } | null>(null)

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
