import { listPointRecords } from '@/contracts/member/list-point-records'
import { privateRoute } from '../../http/define-route'
import { presentLedgerRecord } from '../../presenters/ledger-record'
import { presentRows } from '../../presenters/page'
import { boughtTitles, ledgerRecords } from '../../services/ledgers/ledger-records'

export const listPointRecordsRoute = privateRoute(listPointRecords, async ({ db, user, input, locale }) => {
  const found = await ledgerRecords(db, { ledger: 'POINTS', ownerId: user.userId }, input)
  const bought = await boughtTitles(db, found.rows)
  return presentRows(found, input.offset, (entry) => presentLedgerRecord(entry, locale, bought))
})
