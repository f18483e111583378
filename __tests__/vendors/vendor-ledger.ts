/** Money that a vendor took for a merchant and gave back, in the smallest unit of its currency. */
export interface VendorOrder {
  number: string
  cents: number
  currency: string
  state: 'OPEN' | 'PAID' | 'CLOSED'
  /** The vendor's own number. */
  vendorNumber: string
  /** Epoch ms. */
  paidAt: number
  expiresAt: number
  appId: string
  notifyUrl: string
  refunds: Map<string, VendorRefund>
}

export interface VendorRefund {
  number: string
  cents: number
  isBack: boolean
  notifyUrl: string
  at: number
}

/** The books of a vendor: they take each order and each refund once. */
export class VendorLedger {
  readonly orders = new Map<string, VendorOrder>()
  private lastNumber = 0

  constructor(readonly now: () => number) {}

  /** The order of a number; asked again it is the same, unless its amount is another. */
  place(order: Pick<VendorOrder, 'number' | 'cents' | 'currency' | 'expiresAt' | 'appId' | 'notifyUrl'>): VendorOrder {
    const earlier = this.orders.get(order.number)
    if (earlier) {
      if (earlier.cents !== order.cents || earlier.currency !== order.currency) throw new Error('OUT_TRADE_NO_USED')
      if (earlier.state === 'PAID') throw new Error('ORDERPAID')
      if (earlier.state === 'CLOSED') throw new Error('ORDER_CLOSED')
      return earlier
    }
    this.lastNumber += 1
    const vendorNumber = `42000${String(this.lastNumber).padStart(23, '0')}`
    const placed: VendorOrder = { ...order, state: 'OPEN', vendorNumber, paidAt: 0, refunds: new Map() }
    this.orders.set(order.number, placed)
    return placed
  }

  find(number: string): VendorOrder | undefined {
    const order = this.orders.get(number)
    if (order?.state === 'OPEN' && order.expiresAt <= this.now()) order.state = 'CLOSED'
    return order
  }

  /** The buyer pays; false if the order is over. */
  pay(number: string): boolean {
    const order = this.find(number)
    if (order?.state !== 'OPEN') return false
    order.state = 'PAID'
    order.paidAt = this.now()
    return true
  }

  close(number: string): 'CLOSED' | 'PAID' | 'ABSENT' {
    const order = this.find(number)
    if (!order) return 'ABSENT'
    if (order.state === 'OPEN') order.state = 'CLOSED'
    return order.state === 'PAID' ? 'PAID' : 'CLOSED'
  }

  /** Gives money back, once for each number; throws when more would go back than came. */
  refund(orderNumber: string, refund: Pick<VendorRefund, 'number' | 'cents' | 'notifyUrl'>, isBack: boolean) {
    const order = this.find(orderNumber)
    if (order?.state !== 'PAID') throw new Error('RESOURCE_NOT_EXISTS')
    const earlier = order.refunds.get(refund.number)
    if (earlier) {
      if (earlier.cents !== refund.cents) throw new Error('INVALID_REQUEST')
      return earlier
    }
    if (refund.cents <= 0 || this.keptOf(order) < refund.cents) throw new Error('NOT_ENOUGH')
    const placed = { ...refund, isBack, at: this.now() }
    order.refunds.set(refund.number, placed)
    return placed
  }

  /** Money of an order that the merchant still has. */
  keptOf(order: VendorOrder): number {
    const back = [...order.refunds.values()].reduce((total, { cents }) => total + cents, 0)
    return order.state === 'PAID' ? order.cents - back : 0
  }

  /** Money that the merchant has. */
  get balance(): number {
    return [...this.orders.values()].reduce((total, order) => total + this.keptOf(order), 0)
  }
}
