import { endpoint } from '../endpoint'
import type { Favorite } from '../favorite/set-favorite'
import type { JumpInfo } from '../link/jump-info'
import type { PriceInfo } from '../price'
import type { EpochMs, Id, Seconds } from '../wire-types'
import type { CaptchaSwitch } from './get-show-group'
import type { RemindType } from './subscribe-show'

/** Every state of a show. Only the server moves a show from one to another. */
export type ShowStatus =
  | 'ON_SALE'
  | 'PRE_SALE'
  | 'DISABLED'
  | 'SOLD_OUT'
  | 'LACK_OF_TICKET'
  | 'PENDING'
  | 'CANCELED'
  | 'COMPLETED'
  | 'DELAY'

export interface GetShowDynamicInput {
  showId: Id
  source?: 'FROM_QUICK_ORDER' | 'FROM_BACKEND'
}

/** Dynamic part of a show: status, prices, countdowns. */
export interface GetShowDynamicOutput {
  showStatus: ShowStatus
  showDetailStatus: string
  /** One ticket, with the fees that every buyer pays. */
  minOriginalPriceInfo: PriceInfo
  maxOriginalPriceInfo: PriceInfo
  /** The fees in it, yuan. */
  requiredFee?: number
  customPrice?: number
  soldOut: boolean
  saleTime?: EpochMs
  saleTimeCountdown?: Seconds
  /** Start of the countdown before the sale; absent = always, -1 = never. */
  displayCountdownTime?: EpochMs
  saleShowSessionId?: Id
  latestSaleTime?: EpochMs
  /** Available reminders (CAT-077). */
  remindType: 'NONE' | RemindType
  canUsePriorityPurchase: boolean
  /** Start of the sale to holders of a privilege of the show. */
  prioritySaleTime?: EpochMs
  existsPrivilegePurchase: boolean
  /** HOT_ROB: many will come at once; what they want can be prepared before the sale (CAT-076). */
  hotMode: 'NORMAL' | 'HOT_ROB'
  partialOnSaleText?: string
  buttonText?: string
  existWaitList: boolean
  /** Warning for every buyer (CAT-072). */
  showAlertText?: string
  /** Terminals that sell the show, if not all do (CAT-132). */
  jumpUrlInfo?: JumpInfo
  supportSeatPicking: boolean
  seatPickType: 'NONE' | 'OWN' | 'THIRD_PARTY'
  onSaleShowCount: number
  /** The privileges that the show takes part in. */
  discountPrivilegeIds: Id[]
  /** Absent for a visitor, and in a shared answer (CAT-082). */
  cyUserFavoriteVO?: Favorite
  /** Period and kinds of captchas for buyers (CAT-019). */
  captchaSwitch?: CaptchaSwitch
  /** Member share of its ticket prices, 0 to 1 (CAT-130). */
  discount?: number
}

/** Dynamic part of a show: state, prices, sale. */
export const getShowDynamic = endpoint<GetShowDynamicInput, GetShowDynamicOutput>({
  path: 'show/pub/v5/show/:showId/dynamic',
  timeoutMs: 60000,
})
