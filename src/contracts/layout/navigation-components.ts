import type { Jump } from '../jump'
import type { Id } from '../wire-types'
import type { ComponentBase } from './component-base'

export interface SearchBarsComponent extends ComponentBase {
  componentType: 'SEARCH_BARS'
  data: { placeholder: string; words: string[]; showCity: boolean }
}

export interface PageTitleComponent extends ComponentBase {
  componentType: 'PAGE_TITLE'
  data: { title: string; subTitle: string; logoUrl: string }
}

export interface SlideNavigationComponent extends ComponentBase {
  componentType: 'SLIDE_NAVIGATION'
  /** `interval` in ms; `ratio` is width divided by height. */
  data: { items: SlideItem[]; autoplay: boolean; interval: number; ratio: number }
}

export interface SlideItem {
  imgUrl: string
  /** Alternative text of the picture. */
  title: string
  jump: Jump
  /** Another target: its jump, else an address. */
  jumpDetails?: Jump
  navigateUrl?: string
}

export interface IconNavigationComponent extends ComponentBase {
  componentType: 'ICON_NAVIGATION'
  data: { rows: number; columns: number; items: IconItem[] }
}

export interface IconItem {
  iconUrl: string
  name: string
  badge?: string
  jump: Jump
}

export interface AnchorNavigationComponent extends ComponentBase {
  componentType: 'ANCHOR_NAVIGATION'
  data: { anchors: { name: string; componentId: Id }[] }
}

export interface AnnouncementComponent extends ComponentBase {
  componentType: 'ANNOUNCEMENT'
  data: { items: Announcement[]; mode: 'SCROLL' | 'LIST' }
}

export interface Announcement {
  noticeId: Id
  noticeTitle: string
  noticeContent: string
  /** Address of a page with details. */
  noticeMoreUrl?: string
  /** Whether it is a popup of its show too, which has to be read to its end. */
  mustReadAll?: boolean
}
