import type { Route } from '../../http/define-route'
import { activateCardRoute } from './activate-card'
import { createCardOrderRoute } from './create-card-order'
import { getCardRoute } from './get-card'
import { getCardByOrderRoute } from './get-card-by-order'
import { listCardRangeRoute } from './list-card-range'
import { listCardsRoute } from './list-cards'
import { listOwnCardsRoute } from './list-own-cards'
import { preOrderCardRoute } from './pre-order-card'
import { verifyPrivilegeRoute } from './verify-privilege'

export const privilegeRoutes: readonly Route[] = [
  activateCardRoute,
  createCardOrderRoute,
  getCardRoute,
  getCardByOrderRoute,
  listCardRangeRoute,
  listCardsRoute,
  listOwnCardsRoute,
  preOrderCardRoute,
  verifyPrivilegeRoute,
]
