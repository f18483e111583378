import { createContext, useContext } from 'react'
import type { Wording } from './text'

const WordingContext = createContext<Wording>((text) => text)
export const WordingProvider = WordingContext.Provider

/** How this shop words the product's texts. */
export function useWording(): Wording {
  return useContext(WordingContext)
}
