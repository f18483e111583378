/** Fields that name things of a single user. */
const OF_A_USER = [
  'addressId',
  'attendeeId',
  'audienceId',
  'bindId',
  'cartItemId',
  'couponId',
  'invoiceId',
  'orderId',
  'orderNumber',
  'refundId',
  'reserveOrderId',
  'seatLockId',
  'ticketId',
  'transactionId',
  'transferId',
  'userCardInstanceId',
  'voucherId',
]
/** Calls whose `id` names a thing of a user. */
const WITH_BARE_ID = /\/(addresses|show_user)/

interface NamedId {
  name: string
  id: string
}

/** Ids of a user's own things, from answers to private calls. */
export class OwnIds {
  private readonly ids = new Set<string>()

  learn(call: string, data: unknown): void {
    for (const { id } of idsIn(call, data)) this.ids.add(id)
  }

  /** The first of them in an answer, such as `orderId 4711`; null without one. */
  firstIn(call: string, data: unknown): string | null {
    const own = idsIn(call, data).find(({ id }) => this.ids.has(id))
    return own ? `${own.name} ${own.id}` : null
  }
}

function idsIn(call: string, data: unknown): NamedId[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => {
    const isId = OF_A_USER.includes(name) || (name === 'id' && WITH_BARE_ID.test(call))
    return isId && typeof value === 'string' ? [{ name, id: value }] : idsIn(call, value)
  })
}
