import type { Jump } from '../jump'
import type { ShowCard } from '../show/show-card'
import type { Id } from '../wire-types'

/** What every component of a layout has, whatever its type. */
export interface LayoutComponentBase {
  componentId: Id
  name: string
  sort: number
}

export interface SearchBarsComponent extends LayoutComponentBase {
  componentType: 'SEARCH_BARS'
  data: { placeholder: string; words: string[]; showCity: boolean }
}

export interface SlideNavigationComponent extends LayoutComponentBase {
  componentType: 'SLIDE_NAVIGATION'
  /** `interval` in ms; `ratio` is width divided by height. */
  data: { items: SlideItem[]; autoplay: boolean; interval: number; ratio: number }
}

export interface SlideItem {
  imgUrl: string
  /** What the picture says, for those who do not see it. */
  title: string
  jump: Jump
}

export interface IconNavigationComponent extends LayoutComponentBase {
  componentType: 'ICON_NAVIGATION'
  data: { rows: number; columns: number; items: IconItem[] }
}

export interface IconItem {
  iconUrl: string
  name: string
  badge?: string
  jump: Jump
}

export interface AnnouncementComponent extends LayoutComponentBase {
  componentType: 'ANNOUNCEMENT'
  data: { items: Announcement[]; mode: 'SCROLL' | 'LIST' }
}

export interface Announcement {
  noticeId: Id
  noticeTitle: string
  noticeContent: string
  noticeMoreUrl?: string
}

export interface ShowSlideComponent extends LayoutComponentBase {
  componentType: 'SHOW_SLIDE'
  data: { title: string; shows: ShowCard[] }
}

export interface RecommendListComponent extends LayoutComponentBase {
  componentType: 'RECOMMEND_LIST'
  data: { title: string }
}

/** The components a layout is built from. A client skips a type it does not know. */
export type LayoutComponent =
  | SearchBarsComponent
  | SlideNavigationComponent
  | IconNavigationComponent
  | AnnouncementComponent
  | ShowSlideComponent
  | RecommendListComponent

export type ComponentType = LayoutComponent['componentType']
