import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchData, type PriceParts, priceWords } from './gateway-data'
import './plain.css'

interface Show {
  showId: string
  showName: string
  displayShowTime: string
  cityName: string
  venueName: string
  posterUrl: string
  showTags: { title: string }[]
  minOriginalPriceInfo?: PriceParts
}

/** Renders the twenty cards of the first screen of all shows, after the same two sequential calls. */
async function loadShows(): Promise<Show[]> {
  const { cityId } = await fetchData<{ cityId: string }>('home/pub/v5/citys/current_location')
  const page = await fetchData<{ list: Show[] }>(`home/pub/v3/show_list/list?cityId=${cityId}&offset=0&length=20`)
  return page.list
}

function PlainList() {
  const [shows, setShows] = useState<Show[] | null>(null)
  useEffect(() => void loadShows().then(setShows), [])
  if (!shows) return <p>…</p>
  return shows.map((show, at) => (
    <a key={show.showId} className="row" href={`/content/${show.showId}`}>
      <img src={`${show.posterUrl}?w=300`} alt="" loading={at < 4 ? 'eager' : 'lazy'} />
      <div>
        <b data-bench-name>{show.showName}</b>
        <span>{show.displayShowTime}</span>
        <span>
          {show.cityName} {show.venueName}
        </span>
        <span>{show.showTags.map(({ title }) => title).join(' ')}</span>
        <strong>{priceWords(show.minOriginalPriceInfo)}</strong>
      </div>
    </a>
  ))
}

const root = document.getElementById('app')
if (root) createRoot(root).render(<PlainList />)
