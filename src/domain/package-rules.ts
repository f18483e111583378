import type { PackageItem, PackageMethod, PackageRule } from '@/contracts/package/ticket-package'

/** A step of the reduction; which of its parts count depends on the method. */
export interface PackageTier {
  /** Cents that have to be reached. */
  thresholdCent: number
  /** Cents that are taken off. */
  reduceCent: number
  /** The share that is left to pay, 0 to 1. */
  discount: number
}

/** Faults of a selected package. */
export type PackageFault = { kind: 'tooFew' | 'tooMany'; showId: string; count: number } | { kind: 'foreign' }

/** `null` when a package may be bought like this (SEAT-030). */
export function packageFault(rules: readonly PackageRule[], items: readonly PackageItem[]): PackageFault | null {
  if (items.some(({ showId }) => !rules.some((rule) => rule.showId === showId))) return { kind: 'foreign' }
  for (const { showId, minQty, maxQty } of rules) {
    const count = unitsOfShow(items, showId)
    if (count > maxQty) return { kind: 'tooMany', showId, count: maxQty }
    if (count < minQty) return { kind: 'tooFew', showId, count: minQty }
  }
  return null
}

export function unitsOfShow(items: readonly PackageItem[], showId: string): number {
  return items.filter((item) => item.showId === showId).reduce((sum, { qty }) => sum + qty, 0)
}

/** Discount on a sum of cents: an amount, or the share that is left to pay. */
export type PackageReduction = { kind: 'amount'; cents: number } | { kind: 'rate'; rate: number }

export function packageReduction(
  method: PackageMethod,
  tiers: readonly PackageTier[],
  totalCents: number,
): PackageReduction {
  const reached = tiers.filter(({ thresholdCent }) => totalCents >= thresholdCent)
  const best = reached.reduce<PackageTier | null>(
    (top, tier) => (top && top.thresholdCent > tier.thresholdCent ? top : tier),
    null,
  )
  if (!best) return { kind: 'amount', cents: 0 }
  switch (method) {
    case 'DISCOUNT':
      return { kind: 'rate', rate: best.discount }
    case 'PER':
      return { kind: 'amount', cents: Math.floor(totalCents / best.thresholdCent) * best.reduceCent }
    default:
      return { kind: 'amount', cents: best.reduceCent }
  }
}
