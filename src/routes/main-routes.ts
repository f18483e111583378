import type { ChoiceParams, GoodsChoiceParams } from './choice-params'
import { page, route } from './route'

/** Initial choices of the list of all shows. */
export interface CatalogueParams extends ChoiceParams {
  cityId?: string
}

export interface HomeTopicParams {
  topicId?: string
}

export interface SiteCodeParams {
  /** Absent: the city that the user looks at. */
  siteId?: string
}

export interface WebViewParams {
  url: string
  title?: string
}

/** Pages of the main package. */
export const mainRoutes = {
  list: route('list', page('', 'list'), { aliases: ['/'], isTab: true, isShared: true }),
  all: route<CatalogueParams>('all', page('', 'all'), { aliases: ['/list'], isTab: true }),
  shop: route<GoodsChoiceParams>('shop', page('', 'shop'), { aliases: ['/shop'], isTab: true }),
  ticketHolder: route('ticketHolder', page('', 'ticket-holder'), {
    aliases: ['/ticket'],
    isTab: true,
    hasScroll: false,
  }),
  mine: route('mine', page('', 'mine'), { aliases: ['/mine'], isTab: true }),
  home: route('home', page('', 'home'), { isShared: true }),
  homeTopic: route<HomeTopicParams>('homeTopic', page('', 'home-topic'), { aliases: ['/home-topic'], isShared: true }),
  webView: route<WebViewParams>('webView', page('', 'webView'), { isShared: true }),
  siteCode: route<SiteCodeParams>('siteCode', page('', 'site-code')),
  annualReview: route<{ year?: string }>('annualReview', page('', 'annual-review'), {
    barVariant: 'white',
    aliases: ['/annual-review'],
    isShared: true,
  }),
}
