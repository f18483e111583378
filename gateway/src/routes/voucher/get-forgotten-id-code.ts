import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getForgottenIdCode } from '@/contracts/voucher/get-forgotten-id-code'
import { entryNumber, nextEntryCodeAt } from '@/domain/entry-code'
import { maskedIdNumber } from '@/domain/identity-document'
import { BusinessError, notFound } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { entryCodeAt, entryKeys } from '../../services/tickets/entry-keys'
import { findUserVoucher } from '../../services/tickets/vouchers'

export const getForgottenIdCodeRoute = privateRoute(getForgottenIdCode, async (call) => {
  const { id, ticketId } = call.input
  const { order, session, tickets } = await findUserVoucher(call, id)
  if (order.deliverMethod !== 'ID_CARD') throw noEntry('voucher.noIdEntry')
  if (ticketId !== undefined && !tickets.some((ticket) => ticket.id === ticketId)) throw notFound()
  const ticket = tickets.find((each) => each.state === 'UNUSED' && (ticketId ?? each.id) === each.id)
  if (!ticket) throw noEntry('voucher.noneLeft')
  const now = call.clock.now()
  const ofLogin = { ...ticket, loginId: call.user.loginId }
  const qrCode = entryCodeAt(call, ofLogin, now)
  return {
    code: entryNumber(ticket.ticketCode, qrCode),
    qrCode,
    audienceName: ticket.attendeeName ?? '',
    maskedIdNo: maskedIdNumber(ticket.idNo ?? ''),
    expireTime: nextEntryCodeAt(now),
    ticketId: ticket.id,
    serverTime: now,
    entryKeys: entryKeys(call, ofLogin, session),
  }
})

function noEntry(textKey: 'voucher.noIdEntry' | 'voucher.noneLeft'): BusinessError {
  return new BusinessError(BUSINESS_ERROR.noEntry, textKey, { mode: 1 })
}
