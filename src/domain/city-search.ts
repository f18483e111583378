/** Whether a city is meant by what was typed: a part of its name, or the beginning of how that is said, or its initials. */
export function isCityMeant({ cityName, pinyin = '' }: { cityName: string; pinyin?: string }, typed: string): boolean {
  const wanted = plain(typed)
  if (plain(cityName).includes(wanted)) return true
  const syllables = pinyin.split(' ')
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('')
  return [syllables.join(''), initials].some((said) => said.startsWith(wanted))
}

/** Without what people leave out: capitals, spaces, the apostrophe of Xi’an. */
function plain(words: string): string {
  return words.toLowerCase().replace(/[\s'’]/g, '')
}
