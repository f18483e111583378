import type { FastifyInstance } from 'fastify'
import type { Context } from '../call'
import { latestEvents, visitFunnel } from '../services/tracking/tracked-events'

const LATEST = 20

/** Incoming tracking events, and the funnel from the home page to payment. */
export function registerTrackingSandbox(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  app.get('/sandbox/api/tracking', async () => ({
    funnel: await visitFunnel({ db }),
    events: await latestEvents({ db }, LATEST),
  }))
}
