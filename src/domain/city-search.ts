/** Matches a city with a search text: a part of its name, the beginning of its pinyin, or its initials. */
export function isCityMatch({ cityName, pinyin = '' }: { cityName: string; pinyin?: string }, typed: string): boolean {
  const wanted = plain(typed)
  if (plain(cityName).includes(wanted)) return true
  const syllables = pinyin.split(' ')
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('')
  return [syllables.join(''), initials].some((spelling) => spelling.startsWith(wanted))
}

/** True if a search text is the whole name of a city, in characters or pinyin. */
export function isCityName({ cityName, pinyin = '' }: { cityName: string; pinyin?: string }, typed: string): boolean {
  const name = plain(typed).replace(/市$/, '')
  return name !== '' && [cityName, pinyin].some((known) => plain(known) === name)
}

/** Without what people leave out: capitals, spaces, the apostrophe of Xi’an. */
function plain(words: string): string {
  return words.toLowerCase().replace(/[\s'’]/g, '')
}
