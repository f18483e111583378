import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeToUrl } from '@/domain/locale'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import { BusinessError } from '../business-error'
import type { Context } from '../call'
import { sessionOfShow } from '../catalogue/session-of-show'
import { originOf } from '../http/origin'
import { localeOf } from '../http/request-values'
import { seatStates } from '../services/seats/seat-states'
import { seatTokenOf } from '../services/seats/third-party-seats'
import { translate } from '../texts/text'
import { outsideSeatsDone, outsideSeatsPage } from './outside-seats-page'

const PATH = '/sandbox/outside/seats'

interface SeatsQuery {
  showId?: string
  bizShowSessionId?: string
  zoneId?: string
}

type SeatsRequest = FastifyRequest<{ Querystring: SeatsQuery; Body: Record<string, string> | undefined }>

/**
 * Page of another ticket provider in the sandbox: it returns a token of the picked seats to the return address of
 * providers, `/order/confirm?showId&sessionId&thirdPartySeatToken` (A-SEAT-5).
 */
export function registerOutsideSeats(
  app: FastifyInstance,
  context: Context,
  html: (reply: FastifyReply, page: string) => FastifyReply,
): void {
  app.get<{ Querystring: SeatsQuery }>(PATH, async (request, reply) => {
    return html(reply, await pageOf(context, request as SeatsRequest, ''))
  })
  app.post<{ Querystring: SeatsQuery; Body: Record<string, string> | undefined }>(PATH, async (request, reply) => {
    return html(reply, await answerOf(context, request as SeatsRequest))
  })
}

async function answerOf(context: Context, request: SeatsRequest): Promise<string> {
  const locale = localeOf(request)
  const found = soldHere(context, request.query)
  if (!found) return outsideSeatsPage(locale, null)
  const { layout } = context.shop.catalogue.seatChart(found)
  const seatIds = Object.keys(request.body ?? {}).filter((seatId) => layout.seatOf(seatId) !== null)
  const count = found.session.limitation
  if (seatIds.length === 0) return pageOf(context, request, translate(locale, 'seat.needed'))
  if (seatIds.length > count) return pageOf(context, request, translate(locale, 'outsideSeats.limit', { count }))
  const { showId } = found.show
  const { sessionId } = found.session
  const thirdPartySeatToken = seatTokenOf(context, sessionId, seatIds)
  const back = new URLSearchParams({ showId, sessionId, thirdPartySeatToken })
  const backAddress = `${originOf(request, context.settings)}/order/confirm?${back}`
  return outsideSeatsDone(locale, { count: seatIds.length, backAddress, againAddress: addressOf(request) })
}

async function pageOf(context: Context, request: SeatsRequest, fault: string): Promise<string> {
  const locale = localeOf(request)
  const found = soldHere(context, request.query)
  if (!found) return outsideSeatsPage(locale, null)
  const chart = context.shop.catalogue.seatChart(found)
  const layout = new SeatLayout(chart.wholeMapIn(locale))
  const states = await seatStates(context, chart, found.session.sessionId)
  const zone = layout.zoneById(request.query.zoneId ?? '') ?? layout.zones[0]
  if (!zone) return outsideSeatsPage(locale, null)
  return outsideSeatsPage(locale, {
    layout,
    states,
    zone,
    fault,
    limit: found.session.limitation,
    addressOf: (zoneId) => addressOf(request, zoneId),
  })
}

function addressOf(request: SeatsRequest, zoneId = request.query.zoneId ?? ''): string {
  const { showId = '', bizShowSessionId = '' } = request.query
  const lang = localeToUrl(localeOf(request))
  return `${PATH}?${new URLSearchParams({ showId, bizShowSessionId, zoneId, lang })}`
}

/** The session, if its seats are picked here and not in the shop. */
function soldHere({ shop }: Context, { showId = '', bizShowSessionId = '' }: SeatsQuery) {
  try {
    const found = sessionOfShow(shop.catalogue, { showId, bizShowSessionId })
    return found.session.seating?.isByOthers ? found : null
  } catch (error) {
    if (error instanceof BusinessError) return null
    throw error
  }
}
