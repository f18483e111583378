import { getOrderJump } from '@/contracts/link/get-order-jump'
import { publicRoute } from '../../http/define-route'
import { presentJumpInfo } from '../../presenters/jump-info'

export const getOrderJumpRoute = publicRoute(getOrderJump, ({ input }) => presentJumpInfo(input.pageName, '', 'APP'))
