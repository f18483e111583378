import { AppError } from '@/lib/app-error'
import type { HttpReply, Transport } from '@/request/transport'

/** Transport of the browser: `fetch`, aborted when the time is up. `origin` empty means the page's own. */
export function createTransport(origin: string): Transport {
  return async ({ method, url, headers, body, timeoutMs }) => {
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
