import type { Jump } from '@/contracts/jump'
import { getLayout } from '@/contracts/layout/get-layout'
import type { LayoutComponent } from '@/contracts/layout/layout-component'
import type { Catalogue } from '../../catalogue/catalogue'
import { showCardOf, type Viewer } from '../../catalogue/show-cards'
import type { DemoTarget } from '../../demo/demo-types'
import { SLIDE_SIZE } from '../../demo/pictures/slide'
import { publicRoute } from '../../handle'
import { pictureUrls } from '../../static/picture-urls'
import { say } from '../../texts/text'

export const getLayoutRoute = publicRoute(getLayout, ({ input: { page }, locale, origin, clock, shop }) => ({
  layoutId: `layout-${page}`,
  page,
  title: say(locale, 'home.title'),
  components: page === 'HOME' ? homeComponents(shop.catalogue, { locale, origin, now: clock.now() }) : [],
}))

function homeComponents(catalogue: Catalogue, viewer: Viewer): LayoutComponent[] {
  const { locale, origin } = viewer
  const { home } = catalogue.demo
  const urls = pictureUrls(origin)
  const base = (componentType: string, sort: number) => ({
    componentId: `home-${componentType}`,
    name: componentType,
    sort,
  })
  return [
    {
      ...base('search', 1),
      componentType: 'SEARCH_BARS',
      data: {
        placeholder: home.searchPlaceholder[locale],
        words: home.searchWords.map((word) => word[locale]),
        showCity: true,
      },
    },
    {
      ...base('slides', 2),
      componentType: 'SLIDE_NAVIGATION',
      data: {
        items: home.slides.filter(isServed).map(({ slideId, title, target }) => ({
          imgUrl: urls.slide(slideId, locale),
          title: title[locale],
          jump: jumpTo(target),
        })),
        autoplay: true,
        interval: 4000,
        ratio: SLIDE_SIZE.width / SLIDE_SIZE.height,
      },
    },
    {
      ...base('icons', 3),
      componentType: 'ICON_NAVIGATION',
      data: {
        rows: 2,
        columns: 4,
        items: home.icons.filter(isServed).map(({ icon, name, badge, target }) => ({
          iconUrl: urls.icon(icon),
          name: name[locale],
          ...(badge && { badge: badge[locale] }),
          jump: jumpTo(target),
        })),
      },
    },
    {
      ...base('announcement', 4),
      componentType: 'ANNOUNCEMENT',
      data: {
        mode: 'SCROLL',
        items: home.announcements.map(({ noticeId, title, content }) => ({
          noticeId,
          noticeTitle: title[locale],
          noticeContent: content[locale],
        })),
      },
    },
    {
      ...base('hot', 5),
      componentType: 'SHOW_SLIDE',
      data: {
        title: home.showSlide.title[locale],
        shows: home.showSlide.showIds.map((showId) => showCardOf(catalogue, catalogue.show(showId), viewer)),
      },
    },
    { ...base('recommended', 6), componentType: 'RECOMMEND_LIST', data: { title: home.recommendTitle[locale] } },
  ]
}

/** Tours, venues and coupons have no page to lead to. */
function isServed({ target }: { target: DemoTarget }): boolean {
  return target.kind === 'show' || target.kind === 'category' || (target.kind === 'page' && target.name === 'all')
}

function jumpTo(target: DemoTarget): Jump {
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
