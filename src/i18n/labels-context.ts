import { createContext, useContext } from 'react'

/** Puts the merchant's words in the place of the product's. */
export type ReplaceLabels = (text: string) => string

const LabelsContext = createContext<ReplaceLabels>((text) => text)
export const LabelsProvider = LabelsContext.Provider

export function useLabels(): ReplaceLabels {
  return useContext(LabelsContext)
}
