import Taro from '@tarojs/taro'
import { AppError } from '@/lib/app-error'
import type { HttpReply, HttpRequest, Transport } from '@/request/transport'
import { vendorMessage } from '../vendor-error'

/** A vendor's response in Taro's common shape. */
interface VendorReply {
  statusCode: number
  header?: Record<string, unknown>
  data: unknown
}

/** Converts a vendor's failure into a reply if an HTTP response arrived; `null` otherwise. */
export type ReplyInFailure = (failure: unknown) => HttpReply | null

/** Transport of mini-programs. `origin` is scheme and host without a trailing slash. */
export function createMiniTransport(origin: string, replyInFailure: ReplyInFailure): Transport {
  return async (request) => {
    try {
      const reply = (await Taro.request(optionsOf(origin, request))) as unknown as VendorReply
      return { status: reply.statusCode, headers: lowerCased(reply.header), body: reply.data }
    } catch (failure) {
      const reply = replyInFailure(failure)
      if (reply !== null) return reply
      throw networkError(failure)
    }
  }
}

/** Vendors differ in the case of header names. */
export function lowerCased(headers: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
}

function optionsOf(origin: string, { method, url, headers, body, timeoutMs }: HttpRequest): Taro.request.Option {
  return {
    url: `${origin}${url}`,
    method,
    header: { ...headers },
    timeout: timeoutMs,
    dataType: 'json',
    ...(body !== undefined && { data: body }),
  }
}

function networkError(failure: unknown): AppError {
  const { error } = failure as { error?: number }
  const isTimeout = error === 13 || /time?d? ?-?out/i.test(vendorMessage(failure))
  return new AppError('network', isTimeout ? 'timeout' : 'unreachable', { cause: failure })
}
