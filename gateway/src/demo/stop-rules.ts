import type { JumpTerminal } from '@/contracts/link/jump-info'
import type { CaptchaType } from '@/contracts/risk/record-captcha'
import type { DeliverMethod, RealNameType } from '@/contracts/session/list-sessions-static'
import type { ShowStatus } from '@/contracts/show/get-show-dynamic'
import type { PurchaseGate } from '../catalogue/entities/show'
import type { SeatingKey } from '../catalogue/seating/venue-seating'
import type { PlanFeature, StopEntry, TitleEntry } from './titles/title-entry'

/** Complete rules of a stop. */
export interface SettledRules {
  status: ShowStatus
  movedFrom: number | null
  realName: RealNameType
  /** True if attendees need a phone (USER-036). */
  needsPhones: boolean
  deliver: readonly DeliverMethod[]
  /** Maximum tickets per order. */
  limit: number
  /** Maximum tickets per user; `null` for no limit. */
  perUser: number | null
  features: readonly PlanFeature[]
  discount: number | null
  customPrice: 0 | -1 | null
  captchas: readonly CaptchaType[]
  /** Code of the early-sale privilege; `null` for none. */
  privilegeCode: string | null
  gate: PurchaseGate | null
  soldOn: JumpTerminal | null
  isAdvertised: boolean
  /** True for high demand at the start of the sale. */
  isHot: boolean
  /** Hours before the sale in which the countdown is shown; `null` for always. */
  countdownHours: number | null
  heat: number
  /** Seating of the hall; `null` if seats are not picked. */
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

/** Effective rules of a stop: its own, then those of its title, then the defaults. */
export function settledRules(entry: TitleEntry, stop: StopEntry): SettledRules {
  return { ...ORDINARY, ...entry, ...stop }
}
