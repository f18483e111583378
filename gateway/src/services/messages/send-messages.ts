import { and, asc, eq, lte } from 'drizzle-orm'
import type { Context } from '../../call'
import { outbox } from '../../database/schema/shop'
import { MessageFault, type MessageProvider } from '../../providers/message/contract'
import { messengerFor } from '../../providers/providers'
import { mailSubject, messageTextNamed } from '../../texts/message-texts'
import type { Trade } from '../trade'

/** Messages on their way at a time. */
const BATCH = 20
/** Another process leaves a message alone while this one calls the vendor, ms. */
const LEASE_MS = 60_000
/** The wait after the first failure, ms; each further one is twice as long, up to ten minutes. */
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 10 * 60_000

type MessageRow = typeof outbox.$inferSelect
type Outcome = Partial<Pick<MessageRow, 'state' | 'fault' | 'dueAt' | 'sentAt'>>

/**
 * Hands due messages to their vendors. A vendor that certainly does not have a message gets it again; one that may have it
 * gets it again only if it recognizes repetitions, so that no message arrives twice. Returns the number handled.
 */
export async function sendMessages(trade: Trade & Pick<Context, 'providers'>): Promise<number> {
  const { db, clock } = trade
  const due = await db
    .select()
    .from(outbox)
    .where(lte(outbox.dueAt, clock.now()))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(BATCH)
  await Promise.all(due.map((message) => handle(trade, message)))
  return due.length
}

async function handle(trade: Trade & Pick<Context, 'providers'>, message: MessageRow): Promise<void> {
  const provider = messengerFor(trade.providers, message.channel)
  const given = givenUp(provider, message, trade.clock.now())
  if (given) return void (await claim(trade, message, { state: 'FAILED', fault: given, dueAt: null, ...EMPTY }))
  const isMine = await claim(trade, message, { state: 'SENDING', dueAt: trade.clock.now() + LEASE_MS })
  if (!isMine || !provider) return
  const outcome = await send(provider, message, trade.clock.now())
  const isOver = outcome.dueAt === null
  await trade.db
    .update(outbox)
    .set({ ...outcome, ...(isOver && !provider.keepsTexts && EMPTY) })
    .where(and(eq(outbox.id, message.id), eq(outbox.attempts, message.attempts + 1)))
}

/** Texts that were handed over, or never will be. */
const EMPTY = { content: '', values: {} }

/** Reason to give a message up without a call. */
function givenUp(provider: MessageProvider | undefined, { state, expiresAt }: MessageRow, now: number): string | null {
  if (!provider) return 'NO_PROVIDER'
  if (state === 'SENDING' && !provider.isRepeatable) return 'INTERRUPTED'
  return expiresAt <= now ? 'EXPIRED' : null
}

/** True if no other process has changed the message meanwhile. */
async function claim({ db }: Trade, { id, state, attempts, dueAt }: MessageRow, change: Partial<MessageRow>) {
  const isSeen = and(eq(outbox.id, id), eq(outbox.state, state), eq(outbox.attempts, attempts))
  const claimed = await db
    .update(outbox)
    .set({ ...change, attempts: attempts + 1 })
    .where(and(isSeen, eq(outbox.dueAt, dueAt ?? 0)))
    .returning({ id: outbox.id })
  return claimed.length > 0
}

async function send(provider: MessageProvider, message: MessageRow, now: number): Promise<Outcome> {
  const { id, recipient, terminalSrc, locale, textKey, values, content } = message
  const key = messageTextNamed(textKey)
  const subject = key ? mailSubject({ locale, key }) : ''
  try {
    await provider.send({ id, recipient, terminalSrc, locale, textKey, values, content, subject }, now)
    return { state: 'SENT', fault: null, dueAt: null, sentAt: now }
  } catch (error) {
    if (!(error instanceof MessageFault)) throw error
    return afterFault(provider, message, error, now)
  }
}

function afterFault(
  { isRepeatable }: MessageProvider,
  { attempts }: MessageRow,
  { code: fault, outcome }: MessageFault,
  now: number,
): Outcome {
  if (outcome === 'REFUSED') return { state: 'REFUSED', fault, dueAt: null }
  if (outcome === 'UNKNOWN' && !isRepeatable) return { state: 'FAILED', fault, dueAt: null }
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 10))
  return { state: 'QUEUED', fault, dueAt: now + wait }
}
