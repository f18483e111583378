import { getProfile } from '@/contracts/account/get-profile'
import type { Locale } from '@/domain/locale'
import { AppError } from '@/lib/app-error'
import type { Terminal } from '@/platform/terminal/contract'
import { FakeUpdater } from '@/platform/updater/updater-fake'
import type { HttpReply, HttpRequest, Transport } from '@/request/transport'
import type { App } from '@/services/app'
import { createApp } from '@/services/create-app'
import { type FakeCapabilities, fakeCapabilities } from './fake-capabilities'
import { FakeRouter } from './fake-router'
import type { TestGateway } from './test-gateway'

/** Network between the app and the gateway, under the control of a test. */
export interface TestNetwork {
  isOnline: boolean
  /** Milliseconds that every answer waits. */
  delayMs: number
  /** Answers a call in the gateway's place; `undefined` lets it through. */
  intercept: ((request: HttpRequest) => HttpReply | 'timeout' | 'lost-answer' | undefined) | null
  /** Keeps an answer back until what it gives resolves: to another answer, or to nothing for the gateway's. */
  hold: ((request: HttpRequest) => Promise<HttpReply | undefined> | undefined) | null
  /** Every request that left the app: `POST /gateway/trade/…`. */
  readonly sent: string[]
}

export interface TestApp extends FakeCapabilities {
  app: App
  gateway: TestGateway
  router: FakeRouter
  network: TestNetwork
  updater: FakeUpdater
}

export interface TestAppOptions {
  locale?: Locale
  form?: Terminal['form']
  /** Page paths on the stack, the visible one last. */
  stack?: readonly string[]
  /** Telephone of the user who is logged in; absent: a visitor. */
  signedInAs?: string
  terminal?: Partial<Terminal>
  /** The query of the link the app was opened with. */
  launchQuery?: Readonly<Record<string, string>>
}

let inFlight = 0

/** Calls that the gateway has not answered yet. */
export function callsInFlight(): number {
  return inFlight
}

/** The app as the composition root builds it, on fakes of the device and on the real gateway. */
export async function createTestApp(gateway: TestGateway, options: TestAppOptions = {}): Promise<TestApp> {
  const network: TestNetwork = { isOnline: true, delayMs: 0, intercept: null, hold: null, sent: [] }
  const router = new FakeRouter(options.stack)
  const updater = new FakeUpdater()
  const { form } = options
  const capabilities = fakeCapabilities({ ...(form === 'desktop' && { form, src: 'PC_WEB' }), ...options.terminal })
  const app = createApp({
    settings: { ver: '4.38.4', merchantId: 'demo', appId: 'demo' },
    transport: transportTo(gateway, network),
    clock: gateway.clock,
    launchQuery: options.launchQuery ?? {},
    router,
    capabilities,
    webPlaces: {
      ownOrigin: 'http://localhost:80',
      hosts: ['sobot.com'],
      appSchemes: ['encore', 'weixin'],
    },
    updater,
    warn: () => {},
  })
  app.locale.choose(options.locale ?? 'zh-CN')
  if (options.signedInAs !== undefined) await signIn(app, gateway, options.signedInAs)
  await app.shopConfig.load()
  return { app, gateway, router, network, updater, ...capabilities }
}

async function signIn(app: App, gateway: TestGateway, phone: string): Promise<void> {
  const accessToken = await gateway.signIn(phone)
  const { data } = await gateway.call(getProfile, {}, { as: accessToken })
  if (data === null) throw new Error(`nobody is logged in as ${phone}`)
  app.session.signIn({
    bizUserId: `user-of-${phone}`,
    accessToken,
    refreshToken: 'unused',
    expiresIn: 7200,
    isNewUser: false,
    cellphone: data.cellphone,
    countryCode: '86',
    email: '',
    loginMethod: 'CELLPHONE',
    nickname: data.nickname,
    avatar: data.avatar,
  })
}

function transportTo(gateway: TestGateway, network: TestNetwork): Transport {
  return async (request) => {
    if (!network.isOnline) throw new AppError('network', 'offline')
    network.sent.push(`${request.method} ${request.url.split('?')[0]}`)
    const answer = (await network.hold?.(request)) ?? network.intercept?.(request)
    if (answer === 'timeout') throw new AppError('network', 'timeout')
    if (network.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, network.delayMs))
    if (answer !== undefined && answer !== 'lost-answer') return answer
    const { method, url, headers, body } = request
    inFlight += 1
    const reply = await gateway.gateway.inject({ method, url, headers, payload: body }).finally(() => {
      inFlight -= 1
    })
    if (answer === 'lost-answer') throw new AppError('network', 'unreachable')
    return { status: reply.statusCode, headers: textHeaders(reply.headers), body: parsed(reply.body) }
  }
}

function textHeaders(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
