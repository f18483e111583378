import { listGrowthRecords } from '@/contracts/member/list-growth-records'
import { privateRoute } from '../../http/define-route'
import { presentLedgerRecord } from '../../presenters/ledger-record'
import { presentRows } from '../../presenters/page'
import { boughtTitles, ledgerRecords } from '../../services/ledgers/ledger-records'

export const listGrowthRecordsRoute = privateRoute(listGrowthRecords, async ({ db, user, input, locale }) => {
  const found = await ledgerRecords(db, { ledger: 'GROWTH', ownerId: user.userId }, input)
  const bought = await boughtTitles(db, found.rows)
  return presentRows(found, input.offset, (entry) => {
    const { id, title, change, createTime } = presentLedgerRecord(entry, locale, bought)
    return { id, title, change, createTime }
  })
})
