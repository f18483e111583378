import type { JumpTerminal } from '@/contracts/link/jump-info'
import type { CaptchaType } from '@/contracts/risk/record-captcha'
import type { DeliverMethod, RealNameType } from '@/contracts/session/list-sessions-static'
import type { ShowStatus } from '@/contracts/show/get-show-dynamic'
import type { PurchaseGate } from './purchase-gate'
import type { SeatingKey } from './seating/venue-seating'
import type { PlanFeature, StopEntry, TitleEntry } from './titles/title-entry'

/** The rules of a stop with nothing left open. */
export interface SettledRules {
  status: ShowStatus
  movedFrom: number | null
  realName: RealNameType
  /** Attendees need a phone (USER-036). */
  needsPhones: boolean
  deliver: readonly DeliverMethod[]
  /** Tickets at the most in one order. */
  limit: number
  /** Tickets at the most for one user; `null` for no limit. */
  perUser: number | null
  features: readonly PlanFeature[]
  discount: number | null
  customPrice: 0 | -1 | null
  captchas: readonly CaptchaType[]
  /** Of the privilege to buy before the sale; `null` for none. */
  privilegeCode: string | null
  gate: PurchaseGate | null
  soldOn: JumpTerminal | null
  isAdvertised: boolean
  /** Many will come at once when the sale starts. */
  isHot: boolean
  /** The countdown to the sale is shown in so many hours before it; `null` for always. */
  countdownHours: number | null
  heat: number
  /** How the hall is seated; `null` where seats are not chosen. */
  seats: SeatingKey | null
  isSeatedByOthers: boolean
}

const ORDINARY: SettledRules = {
  status: 'ON_SALE',
  movedFrom: null,
  realName: 'NONE',
  needsPhones: false,
  deliver: ['E_TICKET'],
  limit: 6,
  perUser: null,
  features: [],
  discount: null,
  customPrice: null,
  captchas: [],
  privilegeCode: null,
  gate: null,
  soldOn: null,
  isAdvertised: false,
  isHot: false,
  countdownHours: null,
  heat: 0,
  seats: null,
  isSeatedByOthers: false,
}

/** What applies to a stop: its own rules, then those of its title, then the ordinary ones. */
export function settledRules(entry: TitleEntry, stop: StopEntry): SettledRules {
  return { ...ORDINARY, ...entry, ...stop }
}
