import { AppError } from '@/lib/app-error'

/** Of a stack, the innermost calls tell enough. */
const MOST_PLACES = 5

/** A line of a stack that names a place in a script, as V8 writes it, or as the others do. */
const PLACE = /^(at .+|\S*@\S+):\d+:\d+\)?$/

/**
 * What went wrong and where in the scripts, for a log: of an error its kind, never its message, which may quote what
 * somebody typed, and of an address no query.
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
