import type { PrepareTransferOutput } from '@/contracts/transfer/prepare-transfer'
import type { ReceiptOutcome, SentTicket, Transfer } from '@/contracts/transfer/transfer'
import type { Locale } from '@/domain/locale'
import { maskedPhone } from '@/domain/phone'
import type { PublicCall, UserCall } from '../call'
import { nameDeadline, needsRealName } from '../services/real-names/name-rules'
import type { TicketRow } from '../services/tickets/tickets-now'
import type { UserVoucher } from '../services/tickets/vouchers'
import { currentTransferState, type TransferRecord } from '../services/transfers/transfer-records'
import { maxQtyPerTransfer, sendRefusal } from '../services/transfers/transfer-rules'
import { translate } from '../texts/text'
import { presentPolicies } from './policies'
import { avatarOf } from './profile'
import { labelAmong } from './seat-text'
import { presentVoucherShow } from './voucher-show'

/** A transfer for its viewer: the sender, the recipient, or a visitor with the link. */
export function presentTransfer(record: TransferRecord, call: PublicCall): Transfer {
  const { transfer, sender, from, tickets } = record
  const { clock, locale, origin, shop, user } = call
  const state = currentTransferState(transfer, clock.now())
  const receiptOutcome = outcomeOf(state, user !== null && transfer.recipientId === user.userId)
  const { session } = shop.catalogue.session(from.voucher.sessionId)
  const needRealName = needsRealName(session)
  const agreements = presentPolicies(shop.catalogue, locale, needRealName ? ['SERVICE', 'REAL_NAME'] : ['SERVICE'])
  return {
    transferId: transfer.id,
    transferCode: transfer.code,
    state,
    ...(receiptOutcome && { receiptOutcome }),
    sender: { nickname: sender.nickname, avatar: avatarOf(sender, origin) },
    ...(transfer.transfereePhone !== null && { transfereePhone: maskedPhone(transfer.transfereePhone) }),
    ...(transfer.message !== '' && { message: transfer.message }),
    transferTime: transfer.createdAt,
    expireTime: transfer.expiresAt,
    ...(needRealName && { identityLimitTime: nameDeadline(session) }),
    needRealName,
    idTypes: needRealName ? [...session.idTypes] : [],
    show: presentVoucherShow(from, call),
    tickets: tickets.map((ticket, index) => ({ ...sentTicket(ticket, from, locale), ticketId: `${index + 1}` })),
    qty: tickets.length,
    canCancel: state === 'PENDING' && transfer.senderId === user?.userId,
    agreements: agreements.map(({ id, policyName, url }) => ({ id, policyName, url })),
  }
}

function outcomeOf(state: Transfer['state'], isRecipient: boolean): ReceiptOutcome | null {
  if (state === 'ACCEPTED') return isRecipient ? 'ACCEPTED' : 'ALREADY_ACCEPTED'
  if (state === 'EXPIRED') return 'TIMED_OUT'
  return state === 'CANCELED' ? 'CANCELED_BY_SENDER' : null
}

/** Sendable content of a voucher, and the terms. */
export function presentTransferPrepare(
  from: UserVoucher,
  { clock, locale, shop }: Pick<UserCall, 'clock' | 'locale' | 'shop'>,
): PrepareTransferOutput {
  const sendable = from.tickets.filter((ticket) => sendRefusal(from, ticket, clock.now()) === null)
  const count = maxQtyPerTransfer(shop.catalogue.session(from.voucher.sessionId).session)
  return {
    voucherId: from.voucher.id,
    maxQtyPerTransfer: count,
    remainingTransferCount: sendable.length,
    transferableTickets: sendable.map((ticket) => sentTicket(ticket, from, locale)),
    rules: [
      translate(locale, 'transfer.rule.count', { count }),
      translate(locale, 'transfer.rule.time'),
      translate(locale, 'transfer.rule.once'),
    ],
    needPhone: false,
    deadline: from.session.beginAt,
  }
}

function sentTicket(ticket: TicketRow, { tickets }: UserVoucher, locale: Locale): SentTicket {
  return { ticketId: ticket.id, seatDesc: labelAmong(ticket, tickets, locale) }
}
