import type { PointRecord } from '@/contracts/member/list-point-records'
import type { Locale } from '@/domain/locale'
import type { LedgerCause } from '../database/schema/ledgers'
import type { LedgerEntry } from '../services/ledgers/ledger-records'
import { translate } from '../texts/text'

/** Wire name of the cause of a change: the order for spent amounts, the refund for returned ones. */
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
