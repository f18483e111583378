import { AppError } from '@/lib/app-error'
import type { Transport } from '@/request/transport'

/** Sends calls to a gateway, with the time limit of each call. */
export function fetchTransport(origin: string): Transport {
  return async ({ method, url, headers, body, timeoutMs }) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const reply = await fetch(`${origin}${url}`, { method, headers, body, signal, redirect: 'manual' })
      const text = await reply.text()
      return { status: reply.status, headers: Object.fromEntries(reply.headers), body: parsed(text) }
    } catch (thrown) {
      const isTimeout = thrown instanceof Error && thrown.name === 'TimeoutError'
      throw new AppError('network', isTimeout ? 'timeout' : 'unreachable', { cause: thrown })
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
