import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { Ledger } from '../../database/schema/ledgers'
import type { NamedDeduction } from '../orders/order-draft'
import { stateWhenPaid } from '../orders/order-kinds'
import type { OrderPart } from '../orders/order-part'
import type { OrderRow } from '../orders/order-records'
import { earn, revokeEarnings } from './earnings'
import { expirePointsOf } from './expire-points'
import { freeze, type LedgerHold, releaseFrozen, returnSpent, spendFrozen } from './ledgers'

/**
 * Points and cash cards that orders are paid with: frozen while they are unpaid, then spent (contract D-5, D-8). Orders
 * that are fulfilled once they are paid earn points and growth.
 */
export const ledgerPart: OrderPart = {
  async reserve(trade, { order, price }) {
    const { db } = trade
    const holds = price.deductions.flatMap((deduction) => holdOf(order, deduction) ?? [])
    if (holds.some(({ ledger }) => ledger === 'POINTS')) await expirePointsOf(trade, order.userId)
    const short = await freeze(db, holds)
    if (!short) return
    const text = short.ledger === 'POINTS' ? 'order.tooLittle.POINTS' : 'order.tooLittle.CASH_CARD'
    throw new BusinessError(BUSINESS_ERROR.balanceTooLow, text, { mode: 2 })
  },

  async confirm(trade, paid) {
    await spendFrozen(
      trade.db,
      paid.map(({ order }) => order.id),
      trade.clock.now(),
    )
    await earn(
      trade,
      paid.filter(({ order }) => stateWhenPaid(order) === 'SUCCEEDED'),
    )
  },

  async release({ db }, gone) {
    await releaseFrozen(
      db,
      gone.map(({ order }) => order.id),
    )
  },

  async reverse(trade, record) {
    const { order, isWhole, as } = record
    if (as !== 'REFUNDED') return
    await revokeEarnings(trade, record)
    if (isWhole) await returnSpent(trade.db, 'POINTS', order.rootId, trade.clock.now())
  },
}

/** Part of the deductions that an account pays. */
const LEDGERS: Partial<Record<NamedDeduction['type'], Ledger>> = {
  POINT: 'POINTS',
  CASH_CARD: 'CASH_CARD',
}

function holdOf(
  order: OrderRow,
  { type, reference, cents, spends = cents }: NamedDeduction & { cents: number },
): LedgerHold | null {
  const ledger = LEDGERS[type]
  if (ledger === undefined) return null
  const ownerId = ledger === 'POINTS' ? order.userId : (reference ?? '')
  return { ledger, ownerId, orderId: order.id, amount: spends }
}
