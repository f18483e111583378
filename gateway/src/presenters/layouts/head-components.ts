import type { Jump } from '@/contracts/jump'
import type {
  AnchorNavigationComponent,
  AnnouncementComponent,
  IconNavigationComponent,
  PageTitleComponent,
  SearchBarsComponent,
  SlideNavigationComponent,
} from '@/contracts/layout/navigation-components'
import { SLIDE_SIZE } from '../../catalogue/drawings/slide'
import type { HomeTarget, Slide } from '../../catalogue/entities/home'
import type { TextKey } from '../../texts/text'
import { translate } from '../../texts/text'
import { presentAnnouncement } from '../offer-cards'
import { pictureUrls } from '../picture-urls'
import { componentIdOf, type LayoutViewer, type Placed } from './layout-viewer'

export function searchBars({ catalogue, locale }: LayoutViewer): Placed<SearchBarsComponent> {
  const { searchPlaceholder, searchWords } = catalogue.content.home
  return {
    componentType: 'SEARCH_BARS',
    name: 'search',
    data: {
      placeholder: searchPlaceholder[locale],
      words: searchWords.map((word) => word[locale]),
      showCity: true,
    },
  }
}

export function pageTitle(
  { locale, origin }: LayoutViewer,
  title: string,
  subTitle: TextKey,
): Placed<PageTitleComponent> {
  return {
    componentType: 'PAGE_TITLE',
    name: 'page_title',
    data: {
      title,
      subTitle: translate(locale, subTitle),
      logoUrl: pictureUrls(origin).logo(),
    },
  }
}

export function slides({ locale, origin }: LayoutViewer, items: readonly Slide[]): Placed<SlideNavigationComponent> {
  return {
    componentType: 'SLIDE_NAVIGATION',
    name: 'slides',
    data: {
      items: items.filter(isServed).map(({ slideId, title, target }) => ({
        imgUrl: pictureUrls(origin).slide(slideId, locale),
        title: title[locale],
        jump: jumpTo(target),
      })),
      autoplay: true,
      interval: 4000,
      ratio: SLIDE_SIZE.width / SLIDE_SIZE.height,
    },
  }
}

export function icons({ catalogue, locale, origin }: LayoutViewer): Placed<IconNavigationComponent> {
  return {
    componentType: 'ICON_NAVIGATION',
    name: 'icons',
    data: {
      rows: 2,
      columns: 5,
      items: catalogue.content.home.icons.filter(isServed).map(({ icon, name, badge, target }) => ({
        iconUrl: pictureUrls(origin).icon(icon),
        name: name[locale],
        ...(badge && { badge: badge[locale] }),
        jump: jumpTo(target),
      })),
    },
  }
}

export function announcements({ catalogue, locale }: LayoutViewer): Placed<AnnouncementComponent> {
  return {
    componentType: 'ANNOUNCEMENT',
    name: 'announcement',
    data: {
      mode: 'SCROLL',
      items: catalogue.content.home.announcements.map((notice) => presentAnnouncement(notice, locale)),
    },
  }
}

/** Names of parts of a layout, each with the component where the part begins. */
export function anchors(
  { locale }: LayoutViewer,
  layoutId: string,
  parts: readonly (readonly [TextKey, component: string])[],
): Placed<AnchorNavigationComponent> {
  return {
    componentType: 'ANCHOR_NAVIGATION',
    name: 'anchors',
    style: { fixable: true },
    data: {
      anchors: parts.map(([key, name]) => ({
        name: translate(locale, key),
        componentId: componentIdOf(layoutId, name),
      })),
    },
  }
}

function jumpTo(target: HomeTarget): Jump {
  switch (target.kind) {
    case 'show':
      return { type: 'SHOW', target: target.showId }
    case 'category':
      return { type: 'SHOW_LIST', target: target.code }
    case 'page':
      return { type: 'PAGE', target: target.name }
    default:
      return { type: 'NONE' }
  }
}

/** True if a jump can express the target: it has no type for a tour. */
function isServed({ target }: { target: HomeTarget }): boolean {
  return target.kind === 'show' || target.kind === 'category' || target.kind === 'page'
}
