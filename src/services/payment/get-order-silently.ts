import { getOrder } from '@/contracts/order/get-order'

/** Fetches an order in the background: a failure shows nothing. */
export const getOrderSilently: typeof getOrder = { ...getOrder, priority: 'low' }
