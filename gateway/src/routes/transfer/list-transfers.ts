import { listTransfers } from '@/contracts/transfer/list-transfers'
import { privateRoute } from '../../http/define-route'
import { presentRows } from '../../presenters/page'
import { presentTransfer } from '../../presenters/transfer'
import { listUserTransfers, transferRecords } from '../../services/transfers/transfer-records'

export const listTransfersRoute = privateRoute(listTransfers, async (call) => {
  const { rows, total } = await listUserTransfers(call, call.input)
  const records = await transferRecords(call, rows)
  return presentRows({ rows: records, total }, call.input.offset, (record) => presentTransfer(record, call))
})
