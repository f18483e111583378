import { getOrder } from '@/contracts/order/get-order'

/** An order that nobody waits for: when it does not come, nobody is notified. */
export const getOrderSilently: typeof getOrder = { ...getOrder, priority: 'low' }
