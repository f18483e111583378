import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import { listCategories } from '@/contracts/show/list-categories'
import { listShows } from '@/contracts/show/list-shows'
import type { ShowCard } from '@/contracts/show/show-card'
import { type DrawLook, pictureOf } from './look'
import { priceWords } from './price-words'
import { Tags } from './tags'

/** Number of cards on a phone screen. */
const FIRST_SCREEN = 5
const MAX_TAGS = 3

/** Categories and first cards of the show list. */
export const listLook: DrawLook = (answers, config) => {
  const shows = answers.dataOf(listShows)?.list.slice(0, FIRST_SCREEN) ?? []
  if (shows.length === 0) return null
  return {
    title: config.shopName,
    pictures: shows.map(({ posterUrl }) => pictureOf(posterUrl, 300)).filter(Boolean),
    content: (
      <>
        <div className="look-bar" />
        <div className="look-categories">
          {answers.dataOf(listCategories)?.map(({ code, displayName }) => (
            <a key={code} href={`/list?category=${encodeURIComponent(code)}`}>
              {displayName}
            </a>
          ))}
        </div>
        <div className="look-choices" />
        <div className="look-cards">
          {shows.map((show) => (
            <Card key={show.showId} show={show} config={config} />
          ))}
        </div>
      </>
    ),
  }
}

/** Mirrors the app's card (src/blocks/show-card). */
function Card({ show, config }: { show: ShowCard; config: ShopConfig }) {
  return (
    <a className="look-card" href={`/content/${encodeURIComponent(show.showId)}`}>
      <span className="look-poster">
        <img src={pictureOf(show.posterUrl, 300)} alt="" />
        {show.showStatusDisplay && <i>{show.showStatusDisplay}</i>}
      </span>
      <span className="look-facts">
        <b>{show.showName}</b>
        <small>{show.displayShowTime}</small>
        <small>{`${show.cityName} ${show.venueName}`}</small>
        <Tags tags={show.showTags.slice(0, MAX_TAGS)} />
        <strong>{priceWords(show, config)}</strong>
      </span>
    </a>
  )
}
