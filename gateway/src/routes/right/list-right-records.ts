import { listRightRecords } from '@/contracts/right/list-right-records'
import { privateRoute } from '../../http/define-route'
import { presentPage } from '../../presenters/page'
import { presentRightRecord } from '../../presenters/right'
import { givenRights } from '../../services/rights/right-records'

export const listRightRecordsRoute = privateRoute(listRightRecords, async (call) => {
  const ofRight = (await givenRights(call)).filter(({ kind }) => kind === call.input.id)
  return presentPage(ofRight, call.input, (record) => presentRightRecord(record, call))
})
