import type { PointRecord } from '@/contracts/member/list-point-records'
import type { Locale } from '@/domain/locale'
import type { LedgerCause } from '../database/schema/ledgers'
import type { boughtTitles, LedgerEntry } from '../services/ledgers/ledger-records'
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

/** One change of points or growth, by its reason and what was bought. */
export function presentLedgerRecord(
  { id, amount, balance, cause, causeId, createdAt }: LedgerEntry,
  locale: Locale,
  bought: Awaited<ReturnType<typeof boughtTitles>>,
): PointRecord {
  return {
    id,
    title: [translate(locale, `ledger.${cause}`), bought.get(causeId)?.[locale]].filter(Boolean).join(' · '),
    change: amount,
    balance,
    createTime: createdAt,
    bizType: BUSINESS[cause],
  }
}
