import type { Goods } from '../entities/goods'
import type { Venue } from '../entities/place'
import type { Show } from '../entities/show'
import { goodsSoldWith } from '../tied-goods'
import type { CheckedContent, Finding } from './finding'
import { findIn, showPlace } from './show-texts'

const SELLING: readonly Show['showStatus'][] = ['ON_SALE', 'PRE_SALE']
const REDUCTION = /立减|满\d+减|早鸟|early bird|¥\d+ off/i
const SALE = /可约|可订|热卖|热销|bookable now|on sale now/i

/** Offers on a show that cannot be bought, or costs nothing. */
export function checkPromises(show: Show): Finding[] {
  const { showStatus, isFree, discount, tags } = show
  const sells = SELLING.includes(showStatus)
  if (sells && !isFree) return []
  const place = showPlace(show)
  const words = sells ? 'Offers a reduction on free tickets.' : 'Offers something on a show that is not sold.'
  const offers = tags.filter(
    ({ type, title }) =>
      type === 'MARKETING_TAG_COUPON' ||
      findIn(title, REDUCTION) !== null ||
      (!sells && (type === 'MARKETING_TAG_ACTIVITY' || findIn(title, SALE) !== null)),
  )
  return [
    ...offers.map(({ title }) => ({ rule: 'promise', place, value: title['zh-CN'], words })),
    ...(discount === null ? [] : [{ rule: 'discount', place, value: String(discount), words }]),
  ]
}

/** Notices that a canceled or postponed show must have. */
export function checkStatusNotice(show: Show): Finding[] {
  const { showStatus, notices } = show
  if (showStatus !== 'CANCELED' && showStatus !== 'DELAY') return []
  const says = showStatus === 'CANCELED' ? /取消|cancell?ed/i : /延期|postponed/i
  if (notices.some(({ title }) => findIn(title, says) !== null)) return []
  const words = 'Nothing on the page says what has happened and what buyers get back.'
  return [{ rule: 'no-status-notice', place: showPlace(show), value: showStatus, words }]
}

const TITLE = /「([^」]+)」/g

function titlesIn(text: string): string[] {
  return Array.from(text.matchAll(TITLE), ([, title = '']) => title)
}

/** Goods of other artists or tours sold with some of the shows. */
export function checkTiedGoods({ shows: all, offers: { goods } }: CheckedContent, shows: readonly Show[]): Finding[] {
  const performers = new Set(all.flatMap((show) => show.performers.map(({ name }) => name['zh-CN'])))
  const artists = new Map(
    goods.map((spu) => [spu, [...performers].filter((artist) => spu.name['zh-CN'].includes(artist))]),
  )
  return shows.flatMap((show) => {
    const own = show.performers.map(({ name }) => name['zh-CN'])
    return goodsSoldWith(show, goods).flatMap((spu) => {
      const name = spu.name['zh-CN']
      const otherTitle = titlesIn(name).find((title) => !show.name['zh-CN'].includes(title))
      const otherArtist = artists.get(spu)?.find((artist) => !own.includes(artist))
      if (otherTitle === undefined && otherArtist === undefined) return []
      const words = 'Goods of another artist or tour are sold with the show.'
      return [{ rule: 'other-artist', place: `${showPlace(show)} · goods ${spu.spuId}`, value: name, words }]
    })
  })
}

/** Variants that look different and share a picture. */
export function checkVariants({ spuId, name, specs, skus }: Goods): Finding[] {
  const looks = specs.find((spec) => findIn(spec.name, /颜色|款式|colou?r|style/i) !== null)
  const pictures = (looks?.values ?? []).map(({ valueId, name: value }) => {
    const pictured = skus.find(({ valueIds }) => valueIds.includes(valueId))
    return { value: value['zh-CN'], picture: pictured?.picture }
  })
  return pictures.flatMap(({ value, picture }, at) => {
    const first = pictures.findIndex((one) => one.picture === picture)
    const words = `Shows the picture of “${pictures[first]?.value}”.`
    return first < at ? [{ rule: 'variant-picture', place: `goods ${spuId} ${name['zh-CN']}`, value, words }] : []
  })
}

/** Places of shows: city and venue agree. */
export function checkVenue(show: Show, venue: Venue | undefined): Finding[] {
  if (venue?.cityId === show.cityId) return []
  const words = venue ? 'The venue is in another city.' : 'The venue does not exist.'
  return [{ rule: 'venue', place: showPlace(show), value: venue?.name['zh-CN'] ?? show.venueId, words }]
}
