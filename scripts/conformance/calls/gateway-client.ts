import { refreshTokens } from '@/contracts/account/refresh-tokens'
import { getRiskToken } from '@/contracts/risk/get-risk-token'
import type { Locale } from '@/domain/locale'
import { type AppError, toAppError } from '@/lib/app-error'
import type { Clock } from '@/lib/clock'
import type { Answer, Call, Interceptor, Next } from '@/request/call'
import { access } from '@/request/interceptors/access'
import { cleanParameters } from '@/request/interceptors/clean-parameters'
import { commonParameters } from '@/request/interceptors/common-parameters'
import { idempotency } from '@/request/interceptors/idempotency'
import { passId } from '@/request/interceptors/pass-id'
import { privilegeToken } from '@/request/interceptors/privilege-token'
import { riskControl } from '@/request/interceptors/risk-control'
import { tokenRefresh } from '@/request/interceptors/token-refresh'
import { trace } from '@/request/interceptors/trace'
import { createRequest, type Request } from '@/request/request'
import { RiskTokens } from '@/request/risk-tokens'
import type { HttpReply, Transport } from '@/request/transport'
import { unwrapEnvelope } from '@/request/unwrap-envelope'
import { PRODUCT_VERSION } from '../../../config/product-version'
import { nameOf } from './call-name'

/** Identity of the app at the gateway. */
export interface ClientSettings {
  merchantId: string
  appId: string
  channelId: string
}

/** A call and its result. */
export interface Exchange {
  call: Call
  /** Null without a response. */
  reply: HttpReply | null
  error: AppError | null
  ms: number
  locale: Locale
}

type SentCall = Exchange & ({ error: null; answer: Answer } | { error: AppError })

interface Tokens {
  accessToken: string
  refreshToken: string
}

const UTC_OFFSET_MINUTES = 480
const MAX_INPUTS = 3
/** Time of a read after which users begin to leave, ms. */
export const SLOW_MS = 3000

/** Request pipeline of the app without screens: sends what the web app sends. */
export class GatewayClient {
  locale: Locale = 'zh-CN'
  /** The session; null for a visitor. */
  tokens: Tokens | null = null
  readonly request: Request
  /** Inputs of successful calls by the name of their endpoint, a few of each. */
  readonly inputs = new Map<string, readonly unknown[]>()

  constructor(
    private readonly transport: Transport,
    private readonly settings: ClientSettings,
    private readonly clock: Clock,
    private readonly observe: (exchange: Exchange) => void,
  ) {
    const client = this
    const session = {
      get accessToken() {
        return client.tokens?.accessToken ?? null
      },
      signOut() {
        client.tokens = null
      },
      // It has no tabs.
      isReplaced: false,
      restart() {},
    }
    const visit = { passId: null, privilegeToken: null }
    const request: Request = createRequest(this.withRetry, [
      ...this.ownParts(),
      idempotency,
      passId(visit),
      privilegeToken(visit),
      riskControl(new RiskTokens(clock), async (scope, showId) => {
        return (await request(getRiskToken, { scope, showId })).token ?? null
      }),
      access(session, () => {}),
      tokenRefresh(session, async () => {
        const { refreshToken } = this.tokens ?? { refreshToken: '' }
        this.tokens = await request(refreshTokens, { refreshToken })
      }),
    ])
    this.request = async (endpoint, input, options) => {
      const data = await request(endpoint, input, options)
      const earlier = this.inputs.get(nameOf(endpoint)) ?? []
      if (earlier.length < MAX_INPUTS) this.inputs.set(nameOf(endpoint), [...earlier, input])
      return data
    }
  }

  /** Calls with any access token, or none: the app never does that. */
  requestWith(accessToken: string | null): Request {
    const withToken: Interceptor = (call, next) =>
      next({ ...call, headers: { ...call.headers, ...(accessToken !== null && { 'access-token': accessToken }) } })
    return createRequest(this.withRetry, [...this.ownParts(), withToken])
  }

  /** Runs in a language of the interface. */
  async inLocale<Result>(locale: Locale, run: () => Promise<Result>): Promise<Result> {
    const before = this.locale
    this.locale = locale
    try {
      return await run()
    } finally {
      this.locale = before
    }
  }

  /** Interceptors of every call, with or without a session. */
  private ownParts(): Interceptor[] {
    const facts = {
      ...this.settings,
      terminalSrc: 'M_WEB',
      ver: PRODUCT_VERSION,
      isPreview: false,
      locale: () => this.locale,
      utcOffset: () => UTC_OFFSET_MINUTES,
    }
    return [cleanParameters(() => {}), trace, commonParameters(facts)]
  }

  /** Repeats a read once that fails to connect, or is slow: only a second time is it the gateway's fault. */
  private readonly withRetry: Next = async (call) => {
    const first = await this.send(call)
    const isGood = first.reply !== null && first.ms <= SLOW_MS
    const exchange = isGood || call.endpoint.method !== 'GET' ? first : await this.send(call)
    this.observe(exchange)
    if (exchange.error !== null) throw exchange.error
    return exchange.answer
  }

  private async send(call: Call): Promise<SentCall> {
    const { locale, clock } = this
    const begun = clock.now()
    let reply: HttpReply | null = null
    const storing: Transport = async (http) => {
      reply = await this.transport(http)
      return reply
    }
    try {
      const answer = await unwrapEnvelope(storing)(call)
      return { call, reply, error: null, answer, ms: clock.now() - begun, locale }
    } catch (thrown) {
      return { call, reply, error: toAppError(thrown), ms: clock.now() - begun, locale }
    }
  }
}
