import { useRef, useState } from 'react'

/**
 * Keeps what an input method is composing out of the model: the field shows it, and only the committed text goes on.
 * A text that is rewritten meanwhile would be composed twice, and a search would look for half a word.
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
