import type { FastifyInstance } from 'fastify'
import { isPlate } from '@/domain/plate-number'
import type { Context } from '../call'
import { driveIn, driveOut } from '../services/parking/parking-stays'
import { checkIn } from '../services/reservations/reservation-records'
import { admit } from '../services/tickets/admit'

/** A car at the barrier. */
interface Car {
  parkingId?: string
  plateNo?: string
  /** Minutes ago. */
  minutesAgo?: number
}

/** Events at the entrance: cars arrive and leave, visitors check in (contract D-16). */
export function registerVisitSandbox(app: FastifyInstance, context: Context): void {
  app.post<{ Params: { id: string } }>('/sandbox/api/reservations/:id/check-in', async ({ params }) => ({
    done: await checkIn(context, params.id),
  }))
  app.post<{ Params: { id: string }; Body: { code?: string } | null }>(
    '/sandbox/api/vouchers/:id/check-in',
    async ({ params, body }, reply) => {
      const answer = await admit(context, params.id, body?.code ?? '')
      return answer === null ? reply.code(404).send({ error: 'code' }) : { answer }
    },
  )
  app.post<{ Params: { move: string }; Body: Car | null }>('/sandbox/api/parking/:move', async ({ params, body }) => {
    const { parkingId = '', plateNo = '', minutesAgo = 0 } = body ?? {}
    const lot = context.shop.catalogue.content.offers.parkings.find((known) => known.parkingId === parkingId)
    if (!lot || !isPlate(plateNo) || !Number.isFinite(minutesAgo)) return { done: false }
    if (params.move === 'leave') return { done: await driveOut(context, parkingId, plateNo) }
    if (params.move !== 'enter') return { done: false }
    await driveIn(context, parkingId, plateNo, context.clock.now() - Math.round(minutesAgo * 60_000))
    return { done: true }
  })
}
