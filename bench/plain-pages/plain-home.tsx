import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchData } from './gateway-data'
import './plain-home.css'

interface Slide {
  imgUrl: string
  title: string
}

interface Show {
  showId: string
  showName: string
  displayShowTime: string
  cityName: string
  venueName: string
  posterUrl: string
  showTags: { title: string }[]
  minOriginalPriceInfo: { prefix: string; yuanNum: string; suffix: string } | null
}

interface Component {
  componentId: string
  componentType: string
  data: { items?: Slide[]; title?: string }
}

interface Home {
  slides: Slide[]
  shows: Show[]
}

/** First screen of the product's home page: the slides and the first twenty cards. */
async function loadHome(): Promise<Home> {
  const { layoutId, components } = await fetchData<{ layoutId: string; components: Component[] }>(
    'home/pub/v5/layouts?page=HOME',
  )
  const slides = components.find(({ componentType }) => componentType === 'SLIDE_NAVIGATION')?.data.items ?? []
  const wall = components.find(({ componentType }) => componentType === 'RECOMMEND_LIST')
  const { list: shows } = await fetchData<{ list: Show[] }>(
    `home/pub/v5/masonry_component_data?layoutId=${layoutId}&componentId=${wall?.componentId}&componentType=RECOMMEND_LIST&offset=0&length=20`,
  )
  return { slides, shows }
}

function PlainPage() {
  const [home, setHome] = useState<Home | null>(null)
  useEffect(() => void loadHome().then(setHome), [])
  if (!home) return <p>…</p>
  return (
    <>
      {home.slides.slice(0, 1).map(({ imgUrl, title }) => (
        <img key={imgUrl} className="slide" src={imgUrl} alt={title} />
      ))}
      <div className="cards">
        {home.shows.map((show) => (
          <a key={show.showId} className="card" href={`/content/${show.showId}`}>
            <img src={`${show.posterUrl}?w=300`} alt="" loading="lazy" />
            <b>{show.showName}</b>
            <span>{show.displayShowTime}</span>
            <span>
              {show.cityName} {show.venueName}
            </span>
            <i>{show.showTags.map(({ title }) => title).join(' ')}</i>
            <strong>
              {show.minOriginalPriceInfo?.prefix}
              {show.minOriginalPriceInfo?.yuanNum}
              {show.minOriginalPriceInfo?.suffix}
            </strong>
          </a>
        ))}
      </div>
    </>
  )
}

const root = document.getElementById('app')
if (root) createRoot(root).render(<PlainPage />)
