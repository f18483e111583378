/** Id of the element in a page of the web that holds answers which came with it: JSON, answers by `firstAnswerKey`. */
export const FIRST_ANSWERS_ID = 'first-answers'

/** Parameters of a call that change nothing in the answers which a page may bring along. */
const NEUTRAL = ['utcOffset', 'ver', 'terminalSrc', 'miniAppType']

/**
 * Key of a read among the first answers: its path and its other parameters in alphabetical order. `url` begins at the
 * root of the host.
 */
export function firstAnswerKey(url: string): string {
  const [path = '', query = ''] = url.split('?')
  const params = [...new URLSearchParams(query)].filter(([name]) => !NEUTRAL.includes(name))
  return `${path}?${params
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&')}`
}
