import { endpoint } from '../endpoint'
import type { CaptchaType } from '../risk/record-captcha'
import type { EpochMs, Id } from '../wire-types'
import type { ShowCard } from './show-card'

export interface GetShowGroupInput {
  showGroupId: Id
  cityId?: Id
}

/** Period and kinds of captchas for buyers of a show (CAT-019). */
export interface CaptchaSwitch {
  startTime: EpochMs
  endTime: EpochMs
  captchaTypes: CaptchaType[]
}

/** Shows that belong together: of one theatre, or of one title in many places (CAT-027). Its id begins with `SG`. */
export interface GetShowGroupOutput {
  showGroupId: Id
  showGroupName: string
  theaterOrLocationName: string
  theaterOrLocationAddress: string
  /** THEATER: all in one place, which has an address. */
  showGroupAddressTypeEnum: 'THEATER' | 'LOCATION'
  showCaptchaInfos: CaptchaSwitch[]
  shows: ShowCard[]
}

/** A group of shows that is sold as one (`SG…`). */
export const getShowGroup = endpoint<GetShowGroupInput, GetShowGroupOutput>({
  path: 'show/pub/v5/show_groups/:showGroupId',
  priority: 'high',
})
