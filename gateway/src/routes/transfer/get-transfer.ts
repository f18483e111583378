import { getTransfer } from '@/contracts/transfer/get-transfer'
import { notFound } from '../../business-error'
import { publicRoute } from '../../http/define-route'
import { presentTransfer } from '../../presenters/transfer'
import { findTransfer, transferRecords } from '../../services/transfers/transfer-records'

export const getTransferRoute = publicRoute(getTransfer, async (call) => {
  const [record] = await transferRecords(call, [await findTransfer(call.db, call.input.transferCode)])
  if (!record) throw notFound()
  return presentTransfer(record, call)
})
