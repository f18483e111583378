import type { FastifyInstance } from 'fastify'
import { typedCode } from '@/domain/typed-code'
import type { Context } from '../call'
import { type TicketCodeKind, ticketCodes } from '../database/schema/ticket-codes'
import { codeRow } from '../demo/seed-ticket-codes'
import { demoCode } from '../demo/ticket-codes'
import { newId } from '../random'

/** A requested code. */
interface WantedCode {
  kind?: string
  showId?: string
  qty?: number
  isTransferable?: boolean
  /** Epoch ms; default: begin of the session. */
  expiresAt?: number
}

const MOST = 6

/** Issues ticket codes: those of the demo shop are single-use. */
export function registerTicketCodeSandbox(app: FastifyInstance, { db, shop }: Context): void {
  app.post<{ Body: WantedCode | null }>('/sandbox/api/ticket-codes', async ({ body }, reply) => {
    const { kind = 'EXCHANGE_CODE', showId = '', qty = 1, isTransferable = true, expiresAt } = body ?? {}
    const isShow = shop.catalogue.content.shows.some((show) => show.showId === showId)
    if (!isKind(kind) || !isShow || !Number.isInteger(qty) || qty < 1 || qty > MOST) {
      return reply.code(400).send({ error: 'code' })
    }
    const terms = { kind, showId, qty, isTransferable: isTransferable === true, inviter: null }
    const wanted = { ...terms, ...(Number.isFinite(expiresAt) && { expiresAt: Number(expiresAt) }) } as const
    const row = codeRow(shop.catalogue, typedCode(demoCode(newId())), wanted)
    if (!row) return reply.code(400).send({ error: 'showId' })
    await db.insert(ticketCodes).values(row)
    return { code: row.code }
  })
}

function isKind(kind: string): kind is TicketCodeKind {
  return kind === 'EXCHANGE_CODE' || kind === 'INVITATION'
}
