import type { PreOrderGoodsOutput } from '@/contracts/goods/pre-order-goods'
import type { PriceItem } from '@/contracts/order/price-item'
import type { PriceInfo } from '@/contracts/price'
import { centsToYuan, priceInfoFromCents, yuanToCents } from '@/domain/money'

type Priced = Pick<PreOrderGoodsOutput, 'priceItems' | 'payAmount'>

/** Bill of several orders paid together. */
export interface SharedBill {
  lines: PriceItem[]
  total: PriceInfo
}

/** Adds up lines of the same kind: buyers pay one total. */
export function billOfOrders(orders: readonly Priced[]): SharedBill {
  const lines = new Map<string, PriceItem>()
  for (const item of orders.flatMap(({ priceItems }) => priceItems)) {
    // Coupons are distinguished by name.
    const key = `${item.priceItemType} ${item.direction} ${item.name}`
    const before = lines.get(key)
    lines.set(key, before ? sumOf(before, item) : item)
  }
  const payCents = orders.reduce((sum, { payAmount }) => sum + yuanToCents(payAmount), 0)
  const named = [...lines.values()].map((line, at) => ({ ...line, id: String(at + 1) }))
  return { lines: named, total: priceInfoFromCents(payCents) }
}

function sumOf(a: PriceItem, b: PriceItem): PriceItem {
  const cents = yuanToCents(a.amount) + yuanToCents(b.amount)
  return { ...a, amount: centsToYuan(cents), priceInfo: priceInfoFromCents(cents) }
}
