import { createTransfer } from '@/contracts/transfer/create-transfer'
import { privateRoute } from '../../http/define-route'
import { storeShortCode } from '../../services/links/link-targets'
import { sendTickets } from '../../services/transfers/send-tickets'

const ACCEPT_PAGE = '/package-send-accept-ticket/pages/accept-mine-ticket/accept-mine-ticket'

export const createTransferRoute = privateRoute(createTransfer, async (call) => {
  const { id, code, expiresAt } = await sendTickets(call)
  const { url: shareUrl } = await storeShortCode(call, { path: ACCEPT_PAGE, params: { t: code } }, expiresAt)
  return { transferId: id, transferCode: code, shareUrl, expireTime: expiresAt }
})
