import { isShownText } from '@/domain/shown-text'
import { hiddenCharacters } from '../business-error'

/**
 * A text that others will see, without the blanks around it; refused in words where it has characters that show
 * nothing or turn what stands around them.
 */
export function shownText(typed: string, layout: { hasLines?: boolean } = {}): string {
  const text = typed.trim()
  if (isShownText(text, layout)) return text
  throw hiddenCharacters()
}
