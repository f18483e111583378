import type { PreviewBindOutput } from '@/contracts/voucher/preview-bind'
import type { PublicCall } from '../call'
import { sessionSnapshot } from '../catalogue/line-snapshot'
import { needsRealName } from '../services/real-names/name-rules'
import { codeState, type FoundCode } from '../services/ticket-codes/find-code'
import { presentBoughtShow } from './voucher-show'

/** Content of a code, without anything about its user. */
export function presentTicketCode(code: FoundCode, call: PublicCall): PreviewBindOutput {
  const { row, found, plan } = code
  const { clock, locale, shop } = call
  const { showId, name: title } = found.show
  const bought = { showId, title, sessionId: found.session.sessionId, session: sessionSnapshot(shop.catalogue, found) }
  return {
    kind: row.kind,
    show: presentBoughtShow(bought, call),
    seatPlanName: plan.name[locale],
    qty: row.qty * plan.unitQty,
    needRealName: needsRealName(found.session),
    ...(row.inviter && { inviter: row.inviter[locale] }),
    state: codeState(code, clock.now()),
    expireTime: Math.min(row.expiresAt, found.session.beginAt),
  }
}
