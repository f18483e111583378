import { eq } from 'drizzle-orm'
import type { Context } from '../../call'
import { DAY_MS } from '../../clock'
import { type MessageChannel, outbox } from '../../database/schema/shop'
import { newId } from '../../random'
import type { MessageText } from '../../texts/message-texts'
import { translate } from '../../texts/text'

/** A reminder that is older is of no use, ms. */
const USEFUL_MS = DAY_MS

type MessageContext = Pick<Context, 'db' | 'clock'>

/** Facts of a message beside its text. */
export interface Delivery {
  /** The event that it reports: a second message of the same event is not sent. */
  event?: string
  /** Time in which it is of use, ms. */
  usefulMs?: number
}

/** A message of the shop. */
export interface Message extends Delivery {
  kind: string
  channel: MessageChannel
  recipient: string
  terminalSrc?: string
  text: MessageText
}

/** Sends a user a message where the shop reaches them: by SMS, else by e-mail, else not at all. */
export async function notifyByPhoneOrEmail(
  context: MessageContext,
  { areaCode, cellphone, email }: { areaCode: string | null; cellphone: string | null; email: string | null },
  text: MessageText,
  delivery: Delivery = {},
): Promise<void> {
  if (cellphone) await sendSms(context, { areaCode, cellphone }, text, delivery)
  else if (email) await sendEmail(context, email, text, delivery)
}

export async function sendSms(
  context: MessageContext,
  { areaCode, cellphone }: { areaCode: string | null; cellphone: string },
  text: MessageText,
  delivery: Delivery = {},
): Promise<void> {
  const recipient = `+${areaCode} ${cellphone}`
  await putIntoOutbox(context, { kind: 'SMS', channel: 'SMS', recipient, text, ...delivery })
}

export async function sendEmail(
  context: MessageContext,
  recipient: string,
  text: MessageText,
  delivery: Delivery = {},
): Promise<void> {
  await putIntoOutbox(context, { kind: 'EMAIL', channel: 'EMAIL', recipient, text, ...delivery })
}

/** Queues a message in the transaction of what it reports; false if that was reported before. */
export async function putIntoOutbox({ db, clock }: MessageContext, message: Message): Promise<boolean> {
  const { text, usefulMs = USEFUL_MS, event = null, ...facts } = message
  const { locale, key, values } = text
  const now = clock.now()
  const queued = await db
    .insert(outbox)
    .values({
      id: newId(),
      ...facts,
      event,
      locale,
      textKey: key,
      content: translate(locale, key, values),
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
      state: 'QUEUED',
      dueAt: now,
      expiresAt: now + usefulMs,
      createdAt: now,
    })
    .onConflictDoNothing({ target: outbox.event })
    .returning({ id: outbox.id })
  return queued.length > 0
}

/** True if an event has its message. */
export async function wasReported(db: MessageContext['db'], event: string | undefined): Promise<boolean> {
  return event !== undefined && (await db.$count(outbox, eq(outbox.event, event))) > 0
}
