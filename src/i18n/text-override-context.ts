import { createContext, useContext } from 'react'
import type { TextOverride } from './text'

const TextOverrideContext = createContext<TextOverride>((text) => text)
export const TextOverrideProvider = TextOverrideContext.Provider

/** Texts of this shop in place of the product's. */
export function useTextOverride(): TextOverride {
  return useContext(TextOverrideContext)
}
