import { listGrowthRecords } from '@/contracts/member/list-growth-records'
import { privateRoute } from '../../http/define-route'
import { presentLedgerRecord } from '../../presenters/ledger-record'
import { presentRows } from '../../presenters/page'
import { ledgerRecords } from '../../services/ledgers/ledger-records'

export const listGrowthRecordsRoute = privateRoute(listGrowthRecords, async ({ db, user, input, locale }) => {
  const found = await ledgerRecords(db, { ledger: 'GROWTH', ownerId: user.userId }, input)
  return presentRows(found, input.offset, (entry) => {
    const { id, title, change, createTime } = presentLedgerRecord(entry, locale)
    return { id, title, change, createTime }
  })
})
