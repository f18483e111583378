import type { DemoSeatPlan, DemoSession } from '../../demo/demo-session-types'

export type NameRules = Pick<DemoSession, 'realNameType' | 'idTypes' | 'needsPhones'>

/**
 * Names that a purchase requires. A ticket with an age limit needs a person whose document proves the age, also if the
 * session requires no names (ORDER-039).
 */
export function requestedNames(
  { realNameType, idTypes, needsPhones }: NameRules,
  items: readonly { plan: Pick<DemoSeatPlan, 'ageLimit'> }[],
): NameRules {
  const isForAge = items.some(({ plan }) => plan.ageLimit !== null)
  if (realNameType !== 'NONE' || !isForAge) return { realNameType, idTypes, needsPhones }
  return { realNameType: 'ONE_PER_ORDER', idTypes: ['ID_CARD'], needsPhones }
}
