/** Matches a city with a search text: a part of its name, the beginning of its pinyin, or its initials. */
export function isCityMatch({ cityName, pinyin = '' }: { cityName: string; pinyin?: string }, typed: string): boolean {
  const wanted = plain(typed)
  if (plain(cityName).includes(wanted)) return true
  const syllables = pinyin.split(' ')
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('')
  return [syllables.join(''), initials].some((spelling) => spelling.startsWith(wanted))
}

/** Without what people leave out: capitals, spaces, the apostrophe of Xi’an. */
function plain(words: string): string {
  return words.toLowerCase().replace(/[\s'’]/g, '')
}
