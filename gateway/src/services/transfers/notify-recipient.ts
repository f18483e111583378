import { and, eq } from 'drizzle-orm'
import { dateTimeText } from '@/domain/date-text'
import type { UserCall } from '../../call'
import { users } from '../../database/schema/people'
import type { MessageText } from '../../texts/message-texts'
import { sendMessage } from '../messages/messages'
import type { UserVoucher } from '../tickets/vouchers'
import type { TransferRow } from './transfer-records'

type SendCall = Pick<UserCall, 'db' | 'clock' | 'user' | 'locale'>

/**
 * Sends a message to the one whose phone a transfer is for, where the shop knows them and they allowed messages about
 * transfers. No one else is notified, and a phone without an account gets nothing: its owner never agreed to
 * anything.
 */
export async function notifyRecipient(
  call: SendCall,
  { title, session }: UserVoucher,
  { id, transfereeAreaCode, transfereePhone, expiresAt, senderId }: TransferRow,
  count: number,
): Promise<void> {
  const { db, locale } = call
  if (transfereePhone === null || transfereeAreaCode === null) return
  const [recipient] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.areaCode, transfereeAreaCode), eq(users.cellphone, transfereePhone)))
  const [sender] = await db.select({ name: users.nickname }).from(users).where(eq(users.id, senderId))
  if (!recipient || !sender) return
  const time = dateTimeText(expiresAt, locale, session.utcOffset)
  const values = { name: sender.name, count, show: title[locale], time }
  const text: MessageText = { locale, key: 'message.transferSent', values }
  await sendMessage(call, recipient.id, 'TICKET_TRANSFER', text, { event: `transfer-sent ${id}` })
}
