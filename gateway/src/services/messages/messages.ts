import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { MessageScene } from '@/contracts/message/list-message-templates'
import type { Context, PublicCall, UserCall } from '../../call'
import type { Database } from '../../database/connect'
import { allowedMessages } from '../../database/schema/marketing'
import { messengerFor } from '../../providers/providers'
import type { MessageText } from '../../texts/message-texts'
import { wantsMessages } from '../accounts/consents'
import { type Delivery, putIntoOutbox, wasReported } from './outbox'

/** Subjects of messages: those of orders, and coupons that are about to expire. */
export type Scene = MessageScene | typeof COUPON_SCENE

/** A coupon is about to expire. */
export const COUPON_SCENE = 'COUPON_TEMPLATE_EXPIRE'

export const MESSAGE_SCENES: readonly MessageScene[] = ['ORDER_PAID', 'SHOW_REMIND', 'TICKET_TRANSFER']

/** The vendor's name of the template for a scene; null where no vendor of the shop has one. */
export function templateOf({ providers, terminalSrc }: TemplateCall, scene: Scene): string | null {
  return messengerFor(providers, 'VENDOR')?.templateFor(terminalSrc, scene) ?? null
}

type TemplateCall = Pick<PublicCall, 'providers' | 'terminalSrc'>

type MessageContext = Pick<Context, 'db' | 'clock'>

/** The user allows a vendor, which knows them by this openId, one more message of a scene. */
export async function allowMessage(
  { db, user, terminalSrc }: Pick<UserCall, 'db' | 'user' | 'terminalSrc'>,
  openId: string,
  scene: Scene,
): Promise<void> {
  await db
    .insert(allowedMessages)
    .values({ userId: user.userId, scene, openId, terminalSrc, count: 1 })
    .onConflictDoUpdate({
      target: [allowedMessages.userId, allowedMessages.scene, allowedMessages.openId],
      set: { terminalSrc, count: sql`${allowedMessages.count} + 1` },
    })
}

/** True if a message of a scene may still be sent. */
export async function isAllowed(db: Database, userId: string, scene: Scene): Promise<boolean> {
  const rows = await db.select().from(allowedMessages).where(allowed(userId, scene))
  return rows.length > 0
}

/**
 * Sends a message by the vendor that was allowed most; the outbox shows it. False if none is allowed, or the user
 * wants none.
 */
export async function sendMessage(
  context: MessageContext,
  userId: string,
  scene: Scene,
  text: MessageText,
  delivery: Delivery = {},
): Promise<boolean> {
  if (!(await wantsMessages(context.db, userId))) return false
  const [first] = await context.db
    .select({ openId: allowedMessages.openId })
    .from(allowedMessages)
    .where(allowed(userId, scene))
    .orderBy(desc(allowedMessages.count), allowedMessages.openId)
    .limit(1)
  if (!first) return false
  if (await wasReported(context.db, delivery.event)) return false
  const [used] = await context.db
    .update(allowedMessages)
    .set({ count: sql`${allowedMessages.count} - 1` })
    .where(and(allowed(userId, scene), eq(allowedMessages.openId, first.openId)))
    .returning()
  if (!used) return false
  const { openId: recipient, terminalSrc } = used
  return putIntoOutbox(context, {
    kind: `MESSAGE ${scene}`,
    channel: 'VENDOR',
    recipient,
    terminalSrc,
    text,
    ...delivery,
  })
}

function allowed(userId: string, scene: Scene) {
  return and(eq(allowedMessages.userId, userId), eq(allowedMessages.scene, scene), gt(allowedMessages.count, 0))
}
