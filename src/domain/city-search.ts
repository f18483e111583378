/** Whether a city is meant by what was typed: a part of its name, or the beginning of how that is said, or its initials. */
export function isCityMeant({ cityName, pinyin = '' }: { cityName: string; pinyin?: string }, typed: string): boolean {
  const wanted = typed.toLowerCase().replace(/[\s'’]/g, '')
  if (wanted === '') return true
  if (
    cityName
      .toLowerCase()
      .replace(/[\s'’]/g, '')
      .includes(wanted)
  )
    return true
  const syllables = pinyin.split(' ')
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('')
  return [syllables.join(''), initials].some((said) => said.startsWith(wanted))
}
