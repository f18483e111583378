import { isShownText } from './shown-text'

/** Longest name of a person, in characters as people count them: rare ones beyond the basic plane are one each. */
export const MAX_NAME_LENGTH = 40

/** Signs and digits, in any width, that no document writes into a name; dots, hyphens, apostrophes and spaces stay. */
const FOREIGN = /[!-&(-,/:-@[-`{-~0-9]/

/** The dots that input methods offer between the parts of a name, for the one that documents print. */
const MIDDLE_DOTS = /\s*[•‧∙⋅・･●·]\s*/g

/** The form in which a name is kept and compared: composed, one space between words, one kind of middle dot. */
export function normalizedName(typed: string): string {
  return typed.normalize('NFC').replace(MIDDLE_DOTS, '·').replace(/\s+/g, ' ').trim()
}

/** True if a text that is not empty can be a name in any script (USER-031). */
export function isPersonName(text: string): boolean {
  const name = normalizedName(text)
  const characters = Array.from(name)
  if (characters.length > MAX_NAME_LENGTH || !isShownText(name)) return false
  return !FOREIGN.test(name.normalize('NFKC')) && /[^\s·.'’-]/.test(name)
}
