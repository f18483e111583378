import type { OperationName, OrderOperation, OrderSummary } from '@/contracts/order/order-summary'
import { routes } from '@/routes'
import type { Navigation } from '@/services/navigation/navigation'
import { orderRoute } from '@/services/navigation/order-route'

/**
 * Where an operation stands on the page of an order: `first` are buttons of the bar that lead on, of which the first is
 * the one primary button; `quiet` are those that end it; `service` are rows of the page.
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

/** What is done on a page of its own. */
type PageOperation = Exclude<OperationName, 'CANCEL' | 'DELETE' | 'CONTACT'>

export function hasPage(operation: OperationName): operation is PageOperation {
  return operation !== 'CANCEL' && operation !== 'DELETE' && operation !== 'CONTACT'
}

/** What a list offers at an order: what leads on, or else the way of the parcel. Everything else is on its page. */
export function firstOperation({
  orderOperations,
}: OrderSummary): (OrderOperation & { operation: PageOperation }) | undefined {
  const leading = orderOperations.filter(isOfPage)
  return (
    leading.find(({ operation }) => PLACES[operation] === 'first') ??
    leading.find(({ operation }) => operation === 'EXPRESS')
  )
}

function isOfPage(each: OrderOperation): each is OrderOperation & { operation: PageOperation } {
  return hasPage(each.operation)
}

/** Operations in the order of the server. */
export function operationsByPlace(
  operations: readonly OrderOperation[],
): Readonly<Record<OperationPlace, readonly OrderOperation[]>> {
  const at = (place: OperationPlace) => operations.filter(({ operation }) => PLACES[operation] === place)
  return { first: at('first'), quiet: at('quiet'), service: at('service') }
}

/** Opens the page where an operation is done; the others are done where they stand. */
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
      // One session needs no choice of it.
      return navigation.open(crossSession ? routes.refundOrders : routes.refundOrderTickets, { orderId })
  }
}
