import { SESSION_STATUS_PREFIX, STATUS } from '@/contracts/envelope'
import type { Locale } from '@/domain/locale'
import { RESPONSE_MODES } from '@/request/interceptors/response-modes'
import { isInLanguage } from './texts'

interface Refusal {
  statusCode: number
  mode?: number
  comments?: string
}

/** Faults of an envelope with HTTP status 200; empty if valid. */
export function envelopeFaults(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return ['the answer is no JSON object']
  if (!('statusCode' in body)) return ['statusCode is missing']
  const { statusCode } = body
  if (typeof statusCode !== 'number') return [`statusCode is a ${typeof statusCode} and should be a number`]
  if (statusCode === STATUS.success) return 'data' in body ? [] : ['data is missing']
  if (statusCode === STATUS.successWithHint) return []
  return refusalFaults({ ...body, statusCode })
}

/** Rejections are shown in their own words, by mode; session errors in those of the app. */
function refusalFaults({ statusCode, mode, comments }: Refusal): string[] {
  const isOfSession = String(statusCode).startsWith(SESSION_STATUS_PREFIX)
  const faults: string[] = []
  if (!isOfSession && (typeof comments !== 'string' || comments.trim() === ''))
    faults.push(`the refusal ${statusCode} has no comments`)
  if (mode !== undefined && !RESPONSE_MODES.includes(mode))
    faults.push(`the refusal ${statusCode} has mode ${mode}, and the app knows ${RESPONSE_MODES.join(', ')}`)
  return faults
}

/** Whether a rejection's text is in the requested language; null if it is. */
export function wordsFault(body: unknown, locale: Locale): string | null {
  const comments = typeof body === 'object' && body !== null && 'comments' in body ? body.comments : undefined
  if (typeof comments !== 'string' || comments === '') return null
  if (isInLanguage(comments, locale)) return null
  return `the words of a refusal in ${locale} are “${comments}”`
}
