import type { Payable } from '@/blocks/payment/pay-input'
import { createGoodsOrder } from '@/contracts/goods/create-goods-order'
import type { CreateOrderInput, CreateOrderOutput } from '@/contracts/order/create-order'
import { queryByBindId } from '@/contracts/payment/query-by-bind-id'
import { IntentKey } from '@/lib/intent-key'
import type { Request } from '@/request/request'
import type { OfferedDelivery } from './deliveries'

interface Buyer {
  contact: CreateOrderInput['contact']
  /** Delivery address; null for goods that are collected. */
  addressId: string | null
}

/**
 * Orders of one purchase, one per delivery method. They share a `bindId`, by which they are paid at once (contract
 * D-30). A partial failure keeps placed orders; the next attempt continues from there.
 */
export class GoodsOrders {
  private placed: CreateOrderOutput[] = []
  /** Offers that have become orders. */
  private readonly taken = new Set<string>()
  private readonly intent = new IntentKey()

  constructor(private readonly request: Request) {}

  /** Number of placed orders. */
  get count(): number {
    return this.placed.length
  }

  get hasPlaced(): boolean {
    return this.count > 0
  }

  /** Places the offered orders; resolves with what is to be paid for all. */
  async place(deliveries: readonly OfferedDelivery[], buyer: Buyer): Promise<Payable> {
    for (const delivery of deliveries) {
      const { preOrderId } = delivery.offer
      if (this.taken.has(preOrderId)) continue
      this.placed.push(await this.placeOne(delivery, buyer))
      this.taken.add(preOrderId)
    }
    const [first, second] = this.placed
    if (!first) throw new Error('nothing to order')
    if (!second) return first
    const { orderId, orderType, transactionIds } = await this.request(queryByBindId, { bindId: first.bindId })
    return { orderId, orderType, unPaidTransactionIds: transactionIds }
  }

  private placeOne({ offer, deliverMethod, items, couponId }: OfferedDelivery, { contact, addressId }: Buyer) {
    const { preOrderId, payAmount, totalAmount, priceItems, agreements } = offer
    const bindId = this.placed[0]?.bindId
    const input = {
      items,
      deliverMethod,
      ...(deliverMethod === 'EXPRESS' && addressId !== null && { addressId }),
      ...(couponId !== null && { couponId }),
      ...(bindId !== undefined && { bindId }),
      preOrderId,
      paymentParam: {
        payAmount,
        totalAmount,
        priceItems: priceItems.map(({ priceItemType, amount }) => ({ priceItemType, amount })),
      },
      contact,
      agreedPolicyIds: agreements.map(({ id }) => id),
    }
    return this.request(createGoodsOrder, input, { idempotencyKey: this.intent.keyFor(input) })
  }
}
