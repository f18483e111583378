import { getOrderJump } from '@/contracts/link/get-order-jump'
import { publicRoute } from '../../handle'
import { jumpInfoOf } from '../../rules/jump-links'

export const getOrderJumpRoute = publicRoute(getOrderJump, ({ input }) => jumpInfoOf(input.pageName, '', 'APP'))
