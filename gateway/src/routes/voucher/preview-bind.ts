import { previewBind } from '@/contracts/voucher/preview-bind'
import { publicRoute } from '../../http/define-route'
import { presentTicketCode } from '../../presenters/ticket-code'
import { findCode } from '../../services/ticket-codes/find-code'

/** Costly, since codes can be guessed at. */
export const previewBindRoute = publicRoute(
  previewBind,
  async (call) => presentTicketCode(await findCode(call, call.input.code), call),
  { isCostly: true },
)
