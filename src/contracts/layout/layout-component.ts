import type {
  DividingLineComponent,
  ImagesComponent,
  RichTextComponent,
  TextComponent,
  TitleComponent,
  VideoComponent,
} from './content-components'
import type {
  AnchorNavigationComponent,
  AnnouncementComponent,
  IconNavigationComponent,
  PageTitleComponent,
  SearchBarsComponent,
  SlideNavigationComponent,
} from './navigation-components'
import type {
  ActivityEnrollComponent,
  BannerWindowComponent,
  CouponsComponent,
  CouponWindowComponent,
  PaidMemberComponent,
  PrivilegeCardComponent,
  ProductsComponent,
  ToPayOrderComponent,
  VenueReservationComponent,
  VoteComponent,
} from './offer-components'
import type {
  HotRobComponent,
  HotVenueComponent,
  RecommendListComponent,
  ShowCalendarComponent,
  ShowDetailComponent,
  ShowInfoComponent,
  ShowListComponent,
  ShowNameComponent,
  ShowSlideComponent,
  ShowThreeColumnComponent,
  SingleShowComponent,
  SubscriptionComponent,
  TourComponent,
} from './show-components'

/** The components a layout is built from. A client skips a type it does not know. */
export type LayoutComponent =
  | SearchBarsComponent
  | PageTitleComponent
  | SlideNavigationComponent
  | IconNavigationComponent
  | AnchorNavigationComponent
  | AnnouncementComponent
  | RecommendListComponent
  | ShowCalendarComponent
  | ShowSlideComponent
  | ShowThreeColumnComponent
  | ShowListComponent
  | SingleShowComponent
  | ShowNameComponent
  | ShowInfoComponent
  | ShowDetailComponent
  | HotRobComponent
  | TourComponent
  | HotVenueComponent
  | SubscriptionComponent
  | CouponsComponent
  | CouponWindowComponent
  | BannerWindowComponent
  | ProductsComponent
  | PaidMemberComponent
  | PrivilegeCardComponent
  | ToPayOrderComponent
  | VoteComponent
  | VenueReservationComponent
  | ActivityEnrollComponent
  | TitleComponent
  | TextComponent
  | RichTextComponent
  | DividingLineComponent
  | ImagesComponent
  | VideoComponent

export type ComponentType = LayoutComponent['componentType']
