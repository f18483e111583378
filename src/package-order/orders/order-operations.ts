import type { OperationName, OrderOperation, OrderSummary } from '@/contracts/order/order-summary'
import { routes } from '@/routes'
import type { Navigation } from '@/services/navigation/navigation'
import { orderRoute } from '@/services/navigation/order-route'

/**
 * Place of an operation on an order page: `first` are buttons of the bar, the first of them primary; `quiet` end the
 * order; `service` are rows of the page.
 */
type OperationPlace = 'first' | 'quiet' | 'service'

const PLACES: Readonly<Record<OperationName, OperationPlace>> = {
  TO_BE_PAID: 'first',
  E_TICKET: 'first',
  TICKET_TAKING_CODE: 'first',
  BUY_AGAIN: 'first',
  CANCEL: 'quiet',
  DELETE: 'quiet',
  EXPRESS: 'service',
  TRANSFER: 'service',
  REBOOK: 'service',
  REFUND: 'service',
  INVOICE: 'service',
  ADD_PURCHASE: 'service',
  CONTACT: 'service',
}

/** Operations with a page of their own. */
type PageOperation = Exclude<OperationName, 'CANCEL' | 'DELETE' | 'CONTACT'>

export function hasPage(operation: OperationName): operation is PageOperation {
  return operation !== 'CANCEL' && operation !== 'DELETE' && operation !== 'CONTACT'
}

/** Operation shown in a list: one that continues the order, else parcel tracking. All others are on the order page. */
export function firstOperation({
  orderOperations,
}: OrderSummary): (OrderOperation & { operation: PageOperation }) | undefined {
  const continuing = orderOperations.filter(isOfPage)
  return (
    continuing.find(({ operation }) => PLACES[operation] === 'first') ??
    continuing.find(({ operation }) => operation === 'EXPRESS')
  )
}

function isOfPage(each: OrderOperation): each is OrderOperation & { operation: PageOperation } {
  return hasPage(each.operation)
}

/** Groups operations, in the order of the gateway; an exchange is offered only where the order supports it (REFUND-009). */
export function operationsByPlace({
  orderOperations,
  supportRebook,
}: Pick<OrderSummary, 'orderOperations' | 'supportRebook'>): Readonly<
  Record<OperationPlace, readonly OrderOperation[]>
> {
  const operations = orderOperations.filter(({ operation }) => operation !== 'REBOOK' || supportRebook)
  const at = (place: OperationPlace) => operations.filter(({ operation }) => PLACES[operation] === place)
  return { first: at('first'), quiet: at('quiet'), service: at('service') }
}

/** Opens the page of an operation; the others act in place. */
export function openOperation(
  navigation: Pick<Navigation, 'open'>,
  operation: PageOperation,
  { orderId, orderType, crossSession, firstShowId, voucherId = '', invoiceId }: OrderSummary,
): Promise<unknown> {
  switch (operation) {
    case 'TO_BE_PAID':
      return navigation.open(orderRoute(orderType), { orderId, toPay: '1' })
    case 'E_TICKET':
      return navigation.open(routes.ticketDetail, { id: voucherId })
    case 'TICKET_TAKING_CODE':
      return navigation.open(routes.ticketCode, { id: voucherId })
    case 'BUY_AGAIN':
      return navigation.open(routes.showDetail, { showId: firstShowId })
    case 'EXPRESS':
      return navigation.open(routes.express, { orderId })
    case 'TRANSFER':
      return navigation.open(routes.sendMineTicket, { voucherId })
    case 'ADD_PURCHASE':
      return navigation.open(routes.addPurchaseList, { orderId })
    case 'REBOOK':
      return navigation.open(routes.rebookTicket, { orderId })
    case 'INVOICE':
      return invoiceId
        ? navigation.open(routes.invoiceDetail, { invoiceId })
        : navigation.open(routes.invoice, { orderId })
    case 'REFUND':
      // A single session needs no selection.
      return navigation.open(crossSession ? routes.refundOrders : routes.refundOrderTickets, { orderId })
  }
}
