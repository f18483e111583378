import { createContext } from 'react'

/** Opens the address of a link in a merchant's text; without a shop around it, nothing. */
export const LinkOpener = createContext<(address: string) => void>(() => undefined)
