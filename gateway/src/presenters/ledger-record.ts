import type { PointRecord } from '@/contracts/member/list-point-records'
import type { Locale } from '@/domain/locale'
import type { LedgerCause } from '../database/schema/ledgers'
import type { LedgerEntry } from '../services/ledgers/ledger-records'
import { translate } from '../texts/text'

/** What the wire calls the cause of a change: what an order spends is of the order, what it returns of the refund. */
const BUSINESS: Readonly<Record<LedgerCause, PointRecord['bizType']>> = {
  ORDER: 'ORDER',
  SPEND: 'ORDER',
  REFUND: 'REFUND',
  RETURN: 'REFUND',
  EXPIRE: 'EXPIRE',
  SIGN: 'SIGN',
  EXCHANGE: 'EXCHANGE',
  GIFT: 'GIFT',
  ISSUE: 'GIFT',
}

/** One change of points or growth. */
export function presentLedgerRecord(
  { id, amount, balance, cause, createdAt }: LedgerEntry,
  locale: Locale,
): PointRecord {
  return {
    id,
    title: translate(locale, `ledger.${cause}`),
    change: amount,
    balance,
    createTime: createdAt,
    bizType: BUSINESS[cause],
  }
}
