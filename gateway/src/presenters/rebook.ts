import type { RebookSession } from '@/contracts/rebook/list-rebook-sessions'
import type { Locale } from '@/domain/locale'
import { priceInfoFromCents } from '@/domain/money'
import type { Session } from '../catalogue/entities/session'
import { type Exchange, NAMES_LACK } from '../services/rebooks/rebook-rules'
import type { TextKey } from '../texts/text'
import { translate } from '../texts/text'
import { presentSessionTime } from './session-time'

/** A session that tickets may be exchanged for, with or without more names, or why they cannot. */
export function presentRebookSession(
  { sessionId, name, beginAt, utcOffset }: Session,
  possible: readonly Exchange[] | TextKey,
  locale: Locale,
): RebookSession {
  const plans = typeof possible === 'string' ? [] : [...new Set(possible.map(({ plan }) => plan))]
  return {
    bizShowSessionId: sessionId,
    sessionName: name[locale],
    sessionShowTime: presentSessionTime({ name, beginAt, utcOffset }, locale),
    available: typeof possible !== 'string' || possible === NAMES_LACK,
    ...(typeof possible === 'string' && { unavailableReason: translate(locale, possible) }),
    seatPlans: plans.map((plan) => ({
      seatPlanId: plan.seatPlanId,
      seatPlanName: plan.name[locale],
      priceInfo: priceInfoFromCents(plan.priceCent),
    })),
  }
}
