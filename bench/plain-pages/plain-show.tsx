import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchData, type PriceParts, priceWords } from './gateway-data'
import './plain.css'

interface Show {
  showName: string
  posterUrl: string
  displayShowTime: string
  cityName: string
  venueName: string
  venueAddress: string
  showTags: { title: string }[]
}

interface ShowHead {
  show: Show
  price: PriceParts
}

/** Loads the head of a show by the same two parallel calls. */
async function loadShow(showId: string): Promise<ShowHead> {
  const [{ basicInfo: show }, { minOriginalPriceInfo: price }] = await Promise.all([
    fetchData<{ basicInfo: Show }>(`show/pub/v5/show/${showId}/static?showId=${showId}`),
    fetchData<{ minOriginalPriceInfo: PriceParts }>(`show/pub/v5/show/${showId}/dynamic?showId=${showId}`),
  ])
  return { show, price }
}

function PlainShow({ showId }: { showId: string }) {
  const [head, setHead] = useState<ShowHead | null>(null)
  useEffect(() => void loadShow(showId).then(setHead), [showId])
  if (!head) return <p>…</p>
  const { show, price } = head
  return (
    <div className="show">
      <img src={`${show.posterUrl}?w=750`} alt={show.showName} />
      <h1 data-bench-name>{show.showName}</h1>
      <p>{show.showTags.map(({ title }) => title).join(' ')}</p>
      <strong>{priceWords(price)}</strong>
      <p>{show.displayShowTime}</p>
      <p>
        {show.cityName} · {show.venueName}
      </p>
      <p>{show.venueAddress}</p>
    </div>
  )
}

const root = document.getElementById('app')
const showId = new URLSearchParams(location.search).get('showId') ?? ''
if (root) createRoot(root).render(<PlainShow showId={showId} />)
