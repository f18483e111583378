import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Endpoint, filledPath } from '@/contracts/endpoint'
import { type Envelope, STATUS } from '@/contracts/envelope'
import { type Locale, localeToUrl } from '@/domain/locale'

/** Internal calls of the gateway as a visitor: they return public data only. */
export class OwnCalls {
  constructor(
    private readonly app: FastifyInstance,
    private readonly request: FastifyRequest,
    readonly locale: Locale,
  ) {}

  /** Envelope of a public read; null if the gateway failed. */
  async fetch<Input extends object, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
  ): Promise<Envelope<Output> | null> {
    const { path, rest } = filledPath(endpoint, input)
    const fields = Object.entries({ lang: localeToUrl(this.locale), ...rest })
    const search = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
    return this.fetchUrl<Output>(`${path}?${search}`)
  }

  /** Envelope of a root-relative address. */
  async fetchUrl<Output>(url: string): Promise<Envelope<Output> | null> {
    const { statusCode, body } = await this.app.inject({ url, remoteAddress: this.request.ip })
    return statusCode === STATUS.success ? JSON.parse(body) : null
  }
}
