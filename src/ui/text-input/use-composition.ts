import { useRef, useState } from 'react'

/**
 * Keeps text in composition out of the model: the field shows it, and only committed text is passed on. Rewriting it
 * would compose it twice, and a search would use half a word.
 */
export function useComposition(value: string, onChange: (value: string) => void) {
  const [shown, setShown] = useState<string | null>(null)
  const composed = useRef<string | null>(null)

  function compose(text: string | null): void {
    composed.current = text
    setShown(text)
  }

  return {
    shown: shown ?? value,
    begin: () => compose(value),
    change(text: string): void {
      if (composed.current === null) onChange(text)
      else compose(text)
    },
    /** The text is committed, or the field is left. */
    end(text = composed.current): void {
      if (composed.current === null || text === null) return
      compose(null)
      onChange(text)
    },
  }
}
