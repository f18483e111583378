import type { PriceItem } from '@/contracts/order/price-item'
import { formatCents, yuanToCents } from '@/domain/money'
import { shownCents } from './price-tags'

/** An offer or an order with its bill. Amounts in yuan. */
interface Bill {
  priceItems: readonly PriceItem[]
  totalAmount?: number
  payAmount?: number
}

/** True for a bill. */
export function isBill(value: unknown): value is Bill {
  if (typeof value !== 'object' || value === null || !('priceItems' in value)) return false
  return Array.isArray(value.priceItems) && value.priceItems.every((line) => typeof line?.amount === 'number')
}

/** Bill lines that do not add up; empty if they do. */
export function billFaults({ priceItems, totalAmount, payAmount }: Bill): string[] {
  const plus = sumOf(priceItems, 'PLUS')
  const minus = sumOf(priceItems, 'MINUS')
  const faults = priceItems.flatMap(({ priceItemType, amount, priceInfo }) => {
    const shown = shownCents(priceInfo)
    const isSame = Math.abs(shown) === yuanToCents(amount)
    return isSame ? [] : [`the line ${priceItemType} is ${amount} and is drawn as ${formatCents(shown)}`]
  })
  if (totalAmount !== undefined && plus !== yuanToCents(totalAmount))
    faults.push(`the price lines add up to ${formatCents(plus)}, and totalAmount is ${totalAmount}`)
  if (payAmount !== undefined && plus - minus !== yuanToCents(payAmount))
    faults.push(`the price lines add up to ${formatCents(plus - minus)}, and payAmount is ${payAmount}`)
  return faults
}

function sumOf(lines: readonly PriceItem[], direction: PriceItem['direction']): number {
  return lines.filter((line) => line.direction === direction).reduce((sum, line) => sum + yuanToCents(line.amount), 0)
}
