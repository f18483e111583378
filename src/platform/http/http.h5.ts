import { FIRST_ANSWERS_ID } from '@/domain/first-answers'
import { AppError } from '@/lib/app-error'
import type { HttpReply, Transport } from '@/request/transport'
import { FirstAnswers } from './first-answers'

/** Maximum age of answers delivered with the page, ms. */
const FIRST_ANSWERS_LIFE_MS = 30_000

/**
 * Transport of the browser: `fetch`, aborted after the timeout. Empty `origin` means the page's own. The page's server
 * may have embedded the first answers (docs/decisions/0018-first-answers.md).
 */
export function createTransport(origin: string): Transport {
  const first = new FirstAnswers(document.getElementById(FIRST_ANSWERS_ID)?.textContent)
  return async ({ method, url, headers, body, timeoutMs }) => {
    const known = method === 'GET' && performance.now() < FIRST_ANSWERS_LIFE_MS ? first.consume(url) : undefined
    if (known !== undefined) return { status: 200, headers: {}, body: known }
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), timeoutMs)
    try {
      const response = await fetch(`${origin}${url}`, { method, headers, body, signal: abort.signal })
      return await replyOf(response)
    } catch (failure) {
      throw new AppError('network', codeOf(abort.signal), { cause: failure })
    } finally {
      clearTimeout(timer)
    }
  }
}

async function replyOf(response: Response): Promise<HttpReply> {
  const headers: Record<string, string> = {}
  response.headers.forEach((value, name) => {
    headers[name.toLowerCase()] = value
  })
  const text = await response.text()
  return { status: response.status, headers, body: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function codeOf(signal: AbortSignal): string {
  if (signal.aborted) return 'timeout'
  return navigator.onLine ? 'unreachable' : 'offline'
}
