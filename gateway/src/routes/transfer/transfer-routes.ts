import type { Route } from '../../http/define-route'
import { acceptTransferRoute } from './accept-transfer'
import { cancelTransferRoute } from './cancel-transfer'
import { createTransferRoute } from './create-transfer'
import { getTransferRoute } from './get-transfer'
import { getTransferRulesRoute } from './get-transfer-rules'
import { listTransfersRoute } from './list-transfers'
import { prepareTransferRoute } from './prepare-transfer'

export const transferRoutes: readonly Route[] = [
  acceptTransferRoute,
  cancelTransferRoute,
  createTransferRoute,
  getTransferRoute,
  getTransferRulesRoute,
  listTransfersRoute,
  prepareTransferRoute,
]
