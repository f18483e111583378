import Taro from '@tarojs/taro'
import { AppError } from '@/lib/app-error'
import type { HttpReply, HttpRequest, Transport } from '@/request/transport'
import { vendorMessage } from '../vendor-error'

/** A vendor's answer in the shape that Taro gives to all of them. */
interface VendorReply {
  statusCode: number
  header?: Record<string, unknown>
  data: unknown
}

/** Turns what a vendor calls a failure into a reply where an HTTP answer did arrive; `null` where none did. */
export type ReplyInFailure = (failure: unknown) => HttpReply | null

/** Transport of the mini-programs. `origin` is scheme and host, without a slash at the end. */
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

/** Names of response headers differ in case from vendor to vendor. */
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
