import type { PrimeLevel } from '@/contracts/member/list-prime-levels'
import type { PrimeRight } from '@/contracts/member/prime-right'

/** A right, with the codes of its levels. */
export interface SharedRight {
  right: PrimeRight
  codes: readonly string[]
}

/** All visible rights without duplicates, the most widely granted first. */
export function sharedRights(levels: readonly PrimeLevel[]): SharedRight[] {
  const all = levels.flatMap(({ rights }) => rights).filter(({ isDisplayToUser }) => isDisplayToUser)
  const each = [...new Map(all.map((right) => [right.rightId, right])).values()]
  const codesOf = (rightId: string) =>
    levels.filter(({ rights }) => rights.some((right) => right.rightId === rightId)).map(({ levelCode }) => levelCode)
  return each.map((right) => ({ right, codes: codesOf(right.rightId) })).sort((a, b) => b.codes.length - a.codes.length)
}
