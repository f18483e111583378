import { endpoint } from '@/contracts/endpoint'
import { access } from '@/request/interceptors/access'
import { cleanParameters } from '@/request/interceptors/clean-parameters'
import { commonParameters } from '@/request/interceptors/common-parameters'
import { idempotency } from '@/request/interceptors/idempotency'
import { sessionCodes } from '@/request/interceptors/session-codes'
import { tokenRefresh } from '@/request/interceptors/token-refresh'
import { trace } from '@/request/interceptors/trace'
import { createRequest } from '@/request/request'
import type { HttpReply, HttpRequest } from '@/request/transport'
import { unwrapEnvelope } from '@/request/unwrap-envelope'

export type Fields = Record<string, unknown>

export const getShow = endpoint<Fields, Fields>({ path: 'show/pub/v5/show/:showId/static' })
export const getOrder = endpoint<Fields, Fields>({ path: 'trade/buyer/v3/order/:orderId' })
export const createOrder = endpoint<Fields, Fields>({ method: 'POST', path: 'trade/buyer/v3/order', isCreate: true })

export const ok = (data: unknown = {}): HttpReply => ({ status: 200, headers: {}, body: { statusCode: 200, data } })
export const refused = (statusCode: number, more: object = {}): HttpReply => ({
  status: 200,
  headers: {},
  body: { statusCode, data: null, ...more },
})

/** The pipeline of the app over a server that the test plays. */
export function pipeline(
  server: (request: HttpRequest) => HttpReply | Promise<HttpReply>,
  token: string | null = 'token-1',
  isPreview = false,
) {
  const sent: HttpRequest[] = []
  const warnings: string[] = []
  const session = {
    accessToken: token,
    isReplaced: false,
    restart() {},
    signOut() {
      session.accessToken = null
    },
    openAccountBinding() {},
    keepAccount() {},
  }
  let refreshes = 0
  let logins = 0
  const refresh = async () => {
    refreshes += 1
    await Promise.resolve()
    session.accessToken = `token-${refreshes + 1}`
  }
  const client = {
    terminalSrc: 'M_WEB',
    merchantId: 'm',
    channelId: 'c',
    appId: 'a',
    ver: '4.38.4',
    isPreview,
    locale: () => 'en-US' as const,
    utcOffset: () => 480,
  }
  const transport = async (request: HttpRequest) => {
    sent.push(request)
    return server(request)
  }
  const request = createRequest(unwrapEnvelope(transport), [
    cleanParameters((message) => warnings.push(message)),
    trace,
    commonParameters(client),
    idempotency,
    access(session, () => {
      logins += 1
    }),
    tokenRefresh(session, refresh),
    sessionCodes(session, { confirm: async () => true }),
  ])
  return { request, sent, warnings, session, refreshes: () => refreshes, logins: () => logins }
}
