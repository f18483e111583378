import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '../package/platforms'
import { answerWith, type CallbackOptions, VendorRefusal } from './answers'
import type { PhoneFiles } from './files'
import type { HttpReply, HttpRequest, RequestHandler } from './http-types'
import type { Network } from './network'
import {
  encodeRequest,
  encodeUpload,
  type RequestOptions,
  replyBytes,
  replyHeaders,
  replyText,
  type UploadOptions,
} from './request-encoding'
import type { Outcome, VendorApi, VendorHost } from './vendor-host'

/** Milliseconds a request may take when its options do not say. */
const defaultTimeoutMs: Record<Platform, number> = { weapp: 60_000, alipay: 30_000, tt: 60_000, xhs: 60_000 }

type RequestFailure = 'timeout' | 'unreachable' | 'abort'

/** Vendor failures for requests without a response. The numbers of Douyin and Xiaohongshu are not verified. */
const failures: Record<Platform, Record<RequestFailure, VendorRefusal>> = {
  weapp: {
    timeout: new VendorRefusal('timeout', { errno: 5 }),
    unreachable: new VendorRefusal('errcode:-106 error_msg:net::ERR_INTERNET_DISCONNECTED', { errno: 600001 }),
    abort: new VendorRefusal('abort'),
  },
  alipay: {
    timeout: new VendorRefusal('接口调用超时', { error: 13 }),
    unreachable: new VendorRefusal('网络不可用', { error: 12 }),
    abort: new VendorRefusal('abort', { error: 9 }),
  },
  tt: {
    timeout: new VendorRefusal('timeout', { errNo: 21103 }),
    unreachable: new VendorRefusal('network error', { errNo: 21101 }),
    abort: new VendorRefusal('abort', { errNo: 21104 }),
  },
  xhs: {
    timeout: new VendorRefusal('timeout'),
    unreachable: new VendorRefusal('network unavailable'),
    abort: new VendorRefusal('abort'),
  },
}

/** request, uploadFile and downloadFile; the server at the other end is the test's request handler. */
export class Http {
  /** Every request that left the phone. */
  readonly requests: HttpRequest[] = []

  constructor(
    private readonly host: VendorHost,
    private readonly network: Network,
    private readonly files: PhoneFiles,
    private readonly handler: RequestHandler,
  ) {}

  api(): VendorApi {
    return {
      request: this.taskApi<RequestOptions>('request', (options) => this.request(options)),
      uploadFile: this.taskApi<UploadOptions>('uploadFile', (options) => this.upload(options)),
      downloadFile: this.taskApi<RequestOptions>('downloadFile', (options) => this.download(options)),
    }
  }

  /** An API that returns an abortable task at once. */
  private taskApi<Options extends RequestOptions>(name: string, run: (options: Options) => Promise<Outcome>) {
    return (options: Options & CallbackOptions) => {
      const { host } = this
      host.record(name, options)
      let abort: (() => void) | undefined
      const aborted = new Promise<never>((_, reject) => {
        abort = () => reject(failures[host.platform].abort)
      })
      void answerWith(host, name, options, () => Promise.race([run(options), aborted]))
      const ignore = (): void => undefined
      return {
        abort: () => abort?.(),
        onHeadersReceived: ignore,
        offHeadersReceived: ignore,
        onProgressUpdate: ignore,
        offProgressUpdate: ignore,
        onChunkReceived: ignore,
        offChunkReceived: ignore,
      }
    }
  }

  private async request(options: RequestOptions): Promise<Outcome> {
    if (options.responseType === 'arraybuffer') this.host.unimplementedCalls.push('request responseType arraybuffer')
    const reply = await this.send(encodeRequest(options), options.timeout)
    const text = replyText(reply)
    if (this.host.platform === 'alipay') return alipayResult(reply, text, options.dataType)
    return {
      data: (options.dataType ?? 'json') === 'json' ? jsonOrText(text) : text,
      statusCode: reply.status,
      header: replyHeaders(reply, this.host.platform === 'weapp'),
      cookies: [],
    }
  }

  private async upload(options: UploadOptions): Promise<Outcome> {
    const reply = await this.send(encodeUpload(options, this.files.read(options.filePath)), options.timeout)
    const header = replyHeaders(reply, this.host.platform === 'weapp')
    return { data: replyText(reply), statusCode: reply.status, header }
  }

  private async download(options: RequestOptions): Promise<Outcome> {
    const reply = await this.send(encodeRequest({ ...options, method: 'GET' }), options.timeout)
    const path = this.files.write(replyBytes(reply))
    return this.host.platform === 'alipay'
      ? { apFilePath: path, tempFilePath: path }
      : { tempFilePath: path, statusCode: reply.status, header: replyHeaders(reply, this.host.platform === 'weapp') }
  }

  private async send(request: HttpRequest, timeoutMs: number | undefined): Promise<HttpReply> {
    const { platform } = this.host
    if (!/^https?:\/\//.test(request.url)) throw new VendorRefusal(`invalid url "${request.url}"`)
    this.requests.push(request)
    if (!this.network.isOnline) throw failures[platform].unreachable
    const limit = new AbortController()
    const expired = wait(timeoutMs ?? defaultTimeoutMs[platform], 'timeout' as const, {
      signal: limit.signal,
      ref: false,
    })
    expired.catch(() => undefined)
    const answered = this.handler(request).catch((): 'unreachable' => 'unreachable')
    const reply = await Promise.race([answered, expired])
    limit.abort()
    if (typeof reply === 'string') throw failures[platform][reply]
    return reply
  }
}

/** Alipay: another status than 2xx is a failure that carries the answer, and so is a body that is not JSON. */
function alipayResult(reply: HttpReply, text: string, dataType = 'json'): Outcome {
  const headers = replyHeaders(reply, false)
  const { status } = reply
  const fields = { status, headers, statusCode: status, header: headers }
  const data = dataType === 'json' ? jsonOrText(text) : text
  if (status < 200 || status > 299) throw new VendorRefusal('http status error', { error: 19, ...fields, data })
  if (dataType === 'json' && typeof data === 'string' && text !== '')
    throw new VendorRefusal('JSON parse data error', { error: 14, ...fields, data })
  return { ...fields, data }
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
