import { AppError } from '@/lib/app-error'

/** Maximum stack frames: the innermost ones suffice. */
const MOST_PLACES = 5

/** A stack line with a place in a script, in V8's format or the others'. */
const PLACE = /^(at .+|\S*@\S+):\d+:\d+\)?$/

/**
 * Log text of an error: its kind and place in the scripts, never its message, which may quote user input, and no query
 * of an address.
 */
export function faultText(thrown: unknown): string {
  if (thrown instanceof AppError) return `${thrown.kind}/${thrown.code}`
  const text =
    thrown instanceof Error ? `${thrown.name}\n${thrown.stack ?? ''}` : typeof thrown === 'string' ? thrown : ''
  const kind = /\b[A-Z]\w*(Error|Exception)\b/.exec(text)?.[0] ?? typeof thrown
  const places = text
    .split('\n')
    .map((line) => line.trim().replace(/\?[^\s)]*?(?=:\d+:\d+\)?$)/, ''))
    .filter((line) => PLACE.test(line))
  return [kind, ...places.slice(0, MOST_PLACES)].join(' ')
}
