import { type Platform, platforms } from '../../../simulator/package/platforms'
import { IS_NIGHTLY } from '../tested-platforms'
import { ACCOUNT_JOURNEYS } from './account'
import { BENEFIT_JOURNEYS } from './benefits'
import { CARD_JOURNEYS } from './cards'
import { PEOPLE_JOURNEYS } from './people'
import { PERMIT_JOURNEYS } from './permits'
import type { Journey } from './shopper'
import { SHOP_JOURNEYS } from './shops'
import { WALLET_JOURNEYS } from './wallet'

/** Subjects of the journeys of a test file. */
const SUBJECTS: Readonly<Record<string, readonly Journey[]>> = {
  wallet: WALLET_JOURNEYS,
  people: PEOPLE_JOURNEYS,
  account: ACCOUNT_JOURNEYS,
  permits: PERMIT_JOURNEYS,
  shops: SHOP_JOURNEYS,
  benefits: [...BENEFIT_JOURNEYS, ...CARD_JOURNEYS],
}

/** Environment of a journey. */
export type Target = Platform | 'h5'

/**
 * Journeys of a run on a target: the quick one of each subject on one of the four phones, in turns, and of the first on
 * the web; at night every one on all five.
 */
export function journeysOn(target: Target): Journey[] {
  const subjects = Object.values(SUBJECTS)
  if (IS_NIGHTLY) return subjects.flat()
  return subjects.flatMap((journeys, at) => {
    const hasTurn = target === 'h5' ? at === 0 : platforms[at % platforms.length] === target
    return hasTurn ? journeys.filter(({ isQuick }) => isQuick) : []
  })
}
