import type { GetShowDynamicOutput } from '@/contracts/show/get-show-dynamic'
import type { ShowBasicInfo } from '@/contracts/show/get-show-static'

/** A show as one: what stays of it, and, once it is known, what moves. */
export type Show = ShowBasicInfo & Partial<GetShowDynamicOutput>

/** The dynamic part overrides the static one (CAT-135); empty fields override nothing. */
export function mergeShow(fixed: ShowBasicInfo, moving: GetShowDynamicOutput | null): Show {
  const known = Object.entries(moving ?? {}).filter(([, value]) => value !== null && value !== undefined)
  return { ...fixed, ...Object.fromEntries(known) }
}
