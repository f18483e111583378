import type { Jump } from '../jump'
import type { ShowCard } from '../show/show-card'
import type { RemindType } from '../show/subscribe-show'
import type { TourCard } from '../tour/tour-card'
import type { VenueCard } from '../venue/venue-card'
import type { Id, Seconds } from '../wire-types'
import type { ComponentBase } from './component-base'

export interface RecommendListComponent extends ComponentBase {
  componentType: 'RECOMMEND_LIST'
  data: { title: string }
}

export interface ShowCalendarComponent extends ComponentBase {
  componentType: 'SHOW_CALENDAR'
  /** `month` is `yyyy-MM`; the days that have shows, of that month. */
  data: { title: string; month: string; days: CalendarDay[] }
}

export interface CalendarDay {
  /** `yyyy-MM-dd` */
  date: string
  count: number
}

export interface ShowSlideComponent extends ComponentBase {
  componentType: 'SHOW_SLIDE'
  data: { title: string; shows: ShowCard[] }
}

export interface ShowThreeColumnComponent extends ComponentBase {
  componentType: 'SHOW_THREE_COLUMN'
  data: { title: string; shows: ShowCard[] }
}

export interface ShowListComponent extends ComponentBase {
  componentType: 'SHOW_LIST'
  data: { title: string; moreJump?: Jump; shows: ShowCard[] }
}

export interface SingleShowComponent extends ComponentBase {
  componentType: 'SINGLE_SHOW'
  data: { show: ShowCard; buttonText: string }
}

export interface ShowNameComponent extends ComponentBase {
  componentType: 'SHOW_NAME'
  data: { showId: Id; showName: string; subTitle?: string }
}

export interface ShowInfoComponent extends ComponentBase {
  componentType: 'SHOW_INFO'
  data: { show: ShowCard; fields: ('TIME' | 'VENUE' | 'PRICE')[]; buttonText: string }
}

export interface ShowDetailComponent extends ComponentBase {
  componentType: 'SHOW_DETAIL'
  /** `collapseHeight` in px: what is longer is folded. */
  data: { showId: Id; html: string; collapseHeight: number }
}

export interface HotRobComponent extends ComponentBase {
  componentType: 'HOT_ROB'
  data: { title: string; shows: HotRobShow[] }
}

/** A show whose sale begins soon. */
export interface HotRobShow extends ShowCard {
  saleTimeCountdown: Seconds
  remindType: RemindType
  /** True if the user has a reminder; absent for visitors. */
  subscribed?: boolean
}

export interface TourComponent extends ComponentBase {
  componentType: 'TOUR'
  data: { title: string; tours: TourCard[] }
}

export interface HotVenueComponent extends ComponentBase {
  componentType: 'HOT_VENUE'
  data: { title: string; venues: VenueCard[] }
}

export interface SubscriptionComponent extends ComponentBase {
  componentType: 'SUBSCRIPTION'
  data: { title: string; targets: SubscriptionTarget[] }
}

export interface SubscriptionTarget {
  targetId: Id
  type: 'SHOW' | 'TOUR'
  name: string
  imgUrl: string
  /** True if the user follows it; absent for visitors. */
  subscribed?: boolean
}
