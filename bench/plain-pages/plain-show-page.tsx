import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchData, type PriceParts, priceWords } from './gateway-data'
import './plain.css'

/** Content of a show page from top to bottom, from the same calls as the product's. */
interface ShowPage {
  show: Show
  notices: readonly Notice[]
  services: readonly { title: string }[]
  performers: readonly { name: string }[]
  price: { minOriginalPriceInfo: PriceParts; maxOriginalPriceInfo: PriceParts }
  sessions: readonly { bizShowSessionId: string; sessionShowTime: string }[]
  sessionPrices: readonly { bizShowSessionId: string; minPriceInfo: PriceParts }[]
  promotions: readonly { promotionId: string; name: string }[]
  coupons: readonly unknown[]
  goods: readonly unknown[]
  description: string
  similar: readonly SimilarShow[]
}

interface Show {
  showName: string
  posterUrl: string
  displayShowTime: string
  cityName: string
  venueName: string
  venueAddress: string
  showTags: readonly { title: string }[]
}

interface Notice {
  noticeId: string
  noticeTitle: string
  noticeContent: string
}

interface SimilarShow extends Show {
  showId: string
  minOriginalPriceInfo: PriceParts
}

interface StaticShow {
  basicInfo: Show
  notices: readonly Notice[]
  serviceNotes: ShowPage['services']
  performers: ShowPage['performers']
}

async function loadPage(showId: string): Promise<ShowPage> {
  const show = `show/pub/v5/show/${showId}`
  const [fixed, price, sessions, prices, promotions, coupons, goods, text, similar] = await Promise.all([
    fetchData<StaticShow>(`${show}/static`),
    fetchData<ShowPage['price']>(`${show}/dynamic`),
    fetchData<{ sessions: ShowPage['sessions'] }>(`${show}/sessions_static_data`),
    fetchData<{ sessions: ShowPage['sessionPrices'] }>(`${show}/sessions_dynamic_data`),
    fetchData<ShowPage['promotions']>(`show/pub/v5/promotions/list?showId=${showId}`),
    fetchData<ShowPage['coupons']>(`user/pub/v3/coupons/receive_list?showId=${showId}`),
    fetchData<ShowPage['goods']>(`show/pub/v3/tied_sale_search?showId=${showId}`),
    fetchData<{ html: string }>(`show/pub/v5/shows/${showId}/show_descriptions`),
    fetchData<{ list: ShowPage['similar'] }>(`show/pub/v5/show/recommend?showId=${showId}&offset=0&length=6`),
  ])
  return {
    show: fixed.basicInfo,
    notices: fixed.notices,
    services: fixed.serviceNotes,
    performers: fixed.performers,
    price,
    sessions: sessions.sessions,
    sessionPrices: prices.sessions,
    promotions,
    coupons,
    goods,
    description: text.html,
    similar: similar.list,
  }
}

function PlainShowPage({ showId }: { showId: string }) {
  const [page, setPage] = useState<ShowPage | null>(null)
  useEffect(() => void loadPage(showId).then(setPage), [showId])
  if (!page) return <p>…</p>
  const { show, price } = page
  const priceOf = (id: string) => page.sessionPrices.find(({ bizShowSessionId }) => bizShowSessionId === id)
  return (
    <>
      <div className="show">
        <img src={`${show.posterUrl}?w=750`} alt={show.showName} />
        <h1>{show.showName}</h1>
        <Tags of={show} />
        <strong>
          {priceWords(price.minOriginalPriceInfo)} – {priceWords(price.maxOriginalPriceInfo)}
        </strong>
        <p>{show.displayShowTime}</p>
        <p>
          {show.cityName} · {show.venueName}
        </p>
        <p>{show.venueAddress}</p>
      </div>
      <Part title="演出场次">
        {page.sessions.map(({ bizShowSessionId, sessionShowTime }) => (
          <Line key={bizShowSessionId} name={sessionShowTime}>
            {priceWords(priceOf(bizShowSessionId)?.minPriceInfo)}
          </Line>
        ))}
      </Part>
      <Part title="优惠">
        {page.promotions.map(({ promotionId, name }) => (
          <Line key={promotionId} name={name}>
            折扣
          </Line>
        ))}
        <Line name="领取优惠券">{page.coupons.length} 张可领</Line>
        <Line name="周边商品">{page.goods.length} 件商品</Line>
      </Part>
      <Part title="购票须知">
        <Line name={page.services.map(({ title }) => title).join(' · ')} />
        {page.notices.map(({ noticeId, noticeTitle, noticeContent }) => (
          <div key={noticeId}>
            <b>{noticeTitle}</b>
            <Html text={noticeContent} />
          </div>
        ))}
        <Line name="联系客服" />
      </Part>
      <Part title="演出阵容">
        <p>{page.performers.map(({ name }) => name).join(' · ')}</p>
      </Part>
      <Part title="演出介绍">
        <Html text={page.description} />
      </Part>
      <h2>相似演出</h2>
      {page.similar.map((similar) => (
        <a key={similar.showId} className="row" href={`/content/${similar.showId}`}>
          <img src={`${similar.posterUrl}?w=300`} alt="" loading="lazy" />
          <div>
            <b>{similar.showName}</b>
            <span>{similar.displayShowTime}</span>
            <span>
              {similar.cityName} {similar.venueName}
            </span>
            <Tags of={similar} />
            <strong>{priceWords(similar.minOriginalPriceInfo)}</strong>
          </div>
        </a>
      ))}
      <div className="bar">
        <strong>{priceWords(price.minOriginalPriceInfo)}</strong>
        <button type="button">立即购买</button>
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="show">
      <h2>{title}</h2>
      {children}
    </div>
  )
}

function Line({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <p>
      <span>{name}</span> <span>{children}</span>
    </p>
  )
}

function Tags({ of: { showTags } }: { of: Pick<Show, 'showTags'> }) {
  return (
    <p>
      {showTags.map(({ title }) => (
        <i key={title}>{title}</i>
      ))}
    </p>
  )
}

/** The gateway sends it sanitized. */
function Html({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: texts of the demo, on a page of the benchmark.
  return <div dangerouslySetInnerHTML={{ __html: text }} />
}

const root = document.getElementById('app')
const showId = new URLSearchParams(location.search).get('showId') ?? ''
if (root) createRoot(root).render(<PlainShowPage showId={showId} />)
