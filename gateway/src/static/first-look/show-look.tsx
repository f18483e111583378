import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import { type GetShowDynamicOutput, getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { backgroundUnderWhite, parseHexColor } from '@/domain/color'
import { shownPrice } from '@/domain/shown-price'
import { type DrawLook, pictureOf } from './look'
import { Tags } from './tags'

/** Show page: poster, name, price, date and place. */
export const showLook: DrawLook = (answers, config) => {
  const show = answers.dataOf(getShowStatic)?.basicInfo
  if (!show) return null
  const sale = answers.dataOf(getShowDynamic)
  const color = parseHexColor(show.posterColor)
  const poster = pictureOf(show.posterUrl, 750)
  return {
    title: `${show.showName} - ${config.shopName}`,
    pictures: poster ? [poster] : [],
    headColor: color && backgroundUnderWhite(color),
    content: (
      <>
        <div className="look-head" />
        <div className="look-bar look-clear" />
        <div className="look-show">
          <img className={show.isSensitive ? 'look-veiled' : undefined} src={poster} alt={show.showName} />
          <div>
            <h1>{show.showName}</h1>
            <div className="look-share" />
            <Tags tags={show.showTags} />
            {sale && <strong>{priceRange(sale, config)}</strong>}
          </div>
          <p>{show.displayShowTime}</p>
          <p>
            {`${show.cityName} · ${show.venueName}`}
            <small>{show.venueAddress}</small>
          </p>
        </div>
      </>
    ),
  }
}

/** Price of an amount, including the merchant's own; empty for others or prices that the app words. */
function priceRange(sale: GetShowDynamicOutput, config: ShopConfig): string {
  const price = shownPrice(sale)
  if (price.kind !== 'text') return ''
  return config.hiddenTicketPrice ? (config.hiddenTicketPriceText ?? '') : price.text
}
