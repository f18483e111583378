import type { DemoSeatPlan, DemoSession } from '../../demo/demo-session-types'

export type AskedNames = Pick<DemoSession, 'realNameType' | 'idTypes' | 'needsPhones'>

/**
 * Whose names a purchase asks for. A ticket for an age is sold for somebody whose document tells it, also where the
 * session asks for nobody (ORDER-039).
 */
export function askedNames(
  { realNameType, idTypes, needsPhones }: AskedNames,
  items: readonly { plan: Pick<DemoSeatPlan, 'ageLimit'> }[],
): AskedNames {
  const isForAge = items.some(({ plan }) => plan.ageLimit !== null)
  if (realNameType !== 'NONE' || !isForAge) return { realNameType, idTypes, needsPhones }
  return { realNameType: 'ONE_PER_ORDER', idTypes: ['ID_CARD'], needsPhones }
}
