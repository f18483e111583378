import { createContext, useContext } from 'react'
import type { TextOverride } from './text'

const TextOverrideContext = createContext<TextOverride>((text) => text)
export const TextOverrideProvider = TextOverrideContext.Provider

/** How this shop words the product's texts. */
export function useTextOverride(): TextOverride {
  return useContext(TextOverrideContext)
}
