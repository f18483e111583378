import type { SeatPlan, Session } from '../../catalogue/entities/session'

export type NameRules = Pick<Session, 'realNameType' | 'idTypes' | 'needsPhones'>

/**
 * Names that a purchase requires. A ticket with an age limit needs a person whose document proves the age, also if the
 * session requires no names (ORDER-039).
 */
export function requestedNames(
  { realNameType, idTypes, needsPhones }: NameRules,
  items: readonly { plan: Pick<SeatPlan, 'ageLimit'> }[],
): NameRules {
  const isForAge = items.some(({ plan }) => plan.ageLimit !== null)
  if (realNameType !== 'NONE' || !isForAge) return { realNameType, idTypes, needsPhones }
  return { realNameType: 'ONE_PER_ORDER', idTypes: ['ID_CARD'], needsPhones }
}
