import { filledPath } from '@/contracts/endpoint'
import type { EndpointInfo } from '@/request/call'
import type { HttpReply, HttpRequest } from '@/request/transport'
import { AREAS, type AreaName } from '../../scripts/conformance/areas'
import { JOURNEYS } from '../../scripts/conformance/journeys'
import type { Journey } from '../../scripts/conformance/journeys/journey'
import { PASSES } from '../../scripts/conformance/passes'
import type { Pass } from '../../scripts/conformance/passes/pass'
import type { Report } from '../../scripts/conformance/report/build-report'
import { runKit } from '../../scripts/conformance/run-kit'
import type { TestGateway } from './test-gateway'

/** A detour between app and gateway, which forwards requests or replaces them. */
export type Detour = (request: HttpRequest, forward: (request: HttpRequest) => Promise<HttpReply>) => Promise<HttpReply>

interface KitPlay {
  shop: TestGateway
  detour?: Detour
  /** Default: all. */
  areas?: readonly AreaName[]
  /** Default: all, and the passes. */
  journeys?: readonly Journey[]
  /** Default: all with all journeys, otherwise none. */
  passes?: readonly Pass[]
  mayPay?: boolean
  showId?: string
}

/** Plays the conformance kit against a gateway in this process. */
export function playKit({
  shop,
  detour,
  areas = AREAS,
  journeys,
  passes,
  mayPay = false,
  showId,
}: KitPlay): Promise<Report> {
  // The outbox of the sandbox lists the newest messages only.
  shop.clock.advance(1000)
  const forward = (request: HttpRequest) => inject(shop, request)
  return runKit({
    gateway: 'in-process',
    transport: (request) => (detour ? detour(request, forward) : forward(request)),
    clock: shop.clock,
    client: { merchantId: '', appId: '', channelId: '' },
    areas,
    journeys: journeys ?? JOURNEYS,
    passes: passes ?? (journeys === undefined ? PASSES : []),
    credentials: undefined,
    otherCredentials: undefined,
    mayPay,
    payWaitMs: 0,
    showId,
    progress: () => {},
  })
}

/** Whether a request is one of a call, whatever its ids. */
export function isCallOf({ method, url }: HttpRequest, endpoint: EndpointInfo): boolean {
  const { path } = filledPath(endpoint, {})
  const pattern = endpoint.path.replace(/:\w+/g, '[^/]+')
  const prefix = path.slice(0, path.indexOf(endpoint.path.split('/')[0] ?? ''))
  return method === endpoint.method && new RegExp(`^${prefix}${pattern}$`).test(url.split('?')[0] ?? '')
}

async function inject(shop: TestGateway, { method, url, headers, body }: HttpRequest): Promise<HttpReply> {
  const reply = await shop.gateway.inject({ method, url, headers, payload: body })
  const isJson = String(reply.headers['content-type']).includes('json')
  // The clock of this shop stands still, unlike Node's.
  const date = new Date(shop.clock.now()).toUTCString()
  return { status: reply.statusCode, headers: { date }, body: isJson ? reply.json() : reply.body }
}
