import type { PrimeLevel } from '@/contracts/member/list-prime-levels'
import type { PrimeRight } from '@/contracts/member/prime-right'

/** A right, with the codes of the levels that have it. */
export interface SharedRight {
  right: PrimeRight
  codes: readonly string[]
}

/** Every right that users see, once; those that most levels have come first. */
export function sharedRights(levels: readonly PrimeLevel[]): SharedRight[] {
  const all = levels.flatMap(({ rights }) => rights).filter(({ isDisplayToUser }) => isDisplayToUser)
  const each = [...new Map(all.map((right) => [right.rightId, right])).values()]
  const codesOf = (rightId: string) =>
    levels.filter(({ rights }) => rights.some((right) => right.rightId === rightId)).map(({ levelCode }) => levelCode)
  return each.map((right) => ({ right, codes: codesOf(right.rightId) })).sort((a, b) => b.codes.length - a.codes.length)
}
