import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rootPathOf } from '@/contracts/endpoint'
import { type Envelope, STATUS } from '@/contracts/envelope'
import { type GetLayoutOutput, getLayout } from '@/contracts/layout/get-layout'
import type { SlideNavigationComponent } from '@/contracts/layout/navigation-components'
import { type GetShopConfigOutput, getShopConfig } from '@/contracts/shop/get-shop-config'
import { DEFAULT_SITE_ID } from '@/domain/catalogue'
import { FIRST_ANSWERS_ID, firstAnswerKey } from '@/domain/first-answers'
import { imageAddress } from '@/domain/image-address'
import { localeToUrl } from '@/domain/locale'
import { localeOf, query, textOf } from '../http/request-values'

/** The home page with what it would ask for first already in it, and its first picture on the way. */
export async function withFirstAnswers(app: FastifyInstance, request: FastifyRequest, page: string): Promise<string> {
  const common = { lang: localeToUrl(localeOf(request)), channelId: textOf(query(request).channelId) ?? '' }
  const layout = { ...common, page: 'HOME', cityId: textOf(query(request).cityId) ?? DEFAULT_SITE_ID }
  const answers = await Promise.all([
    answerTo(app, request, addressOf(rootPathOf(getShopConfig), common)),
    answerTo(app, request, addressOf(rootPathOf(getLayout), layout)),
  ])
  const byKey = Object.fromEntries(answers.flat())
  if (Object.keys(byKey).length === 0) return page
  // Nothing in the answers may end the element they stand in.
  const json = JSON.stringify(byKey).replaceAll('<', '\\u003c')
  return page
    .replace('<title>', () => `${pictureLink(answers[1])}<title>`)
    .replace('<div id="app">', (app) => `${firstLook(answers)}${app}`)
    .replace('</body>', () => `<script type="application/json" id="${FIRST_ANSWERS_ID}">${json}</script></body>`)
}

type Answers = [key: string, envelope: Envelope<unknown>][]

/** The answer of this gateway to itself; none when it refuses. */
async function answerTo(app: FastifyInstance, request: FastifyRequest, url: string): Promise<Answers> {
  const { statusCode, body } = await app.inject({ url, headers: { host: request.host } })
  const envelope = statusCode === STATUS.success ? (JSON.parse(body) as Envelope<unknown>) : null
  return envelope?.statusCode === STATUS.success ? [[firstAnswerKey(url), envelope]] : []
}

function addressOf(path: string, params: Record<string, string>): string {
  return `${path}?${new URLSearchParams(params)}`
}

/** The largest picture of the first screen would else be known only when the layout is drawn. */
function pictureLink(layout: Answers): string {
  const address = pictureOf(slidesOf(layout))
  return address ? `<link rel="preload" as="image" href="${address}" fetchpriority="high">` : ''
}

/**
 * The first picture where the app will draw it, behind the app: it is seen as soon as it is there, and the page that
 * comes covers it. Only where the slides are the first thing below the title bar, and on narrow windows.
 */
function firstLook([shop = [], layout = []]: readonly Answers[]): string {
  const { cyShopConfigVO: config } = (shop[0]?.[1].data ?? {}) as Partial<GetShopConfigOutput>
  const slides = slidesOf(layout)
  const address = pictureOf(slides)
  const [first] = componentsOf(layout).filter(({ componentType }) => componentType !== 'SEARCH_BARS')
  if (!address || !slides || first !== slides || config?.downloadBar?.enable) return ''
  const height = Number((100 / slides.data.ratio).toFixed(3))
  return `<style>${FIRST_LOOK_STYLE}</style><div id="first-look" aria-hidden="true"><div style="padding-top:${height}%"><img src="${address}" alt=""></div></div>`
}

/** As the title bar, the block and the carousel of the app lie: 44 px, 12 px, 16 px, corners of 10 px. */
const FIRST_LOOK_STYLE = [
  '#first-look{display:none}',
  '@media(max-width:960px){#first-look{display:block;position:absolute;z-index:-1;top:56px;right:0;left:0;box-sizing:border-box;max-width:500px;margin:0 auto;padding:0 16px}}',
  '#first-look div{position:relative;overflow:hidden;border-radius:10px}',
  '#first-look img{position:absolute;top:0;left:0;width:100%;height:100%;object-fit:cover}',
].join('')

function componentsOf([answer]: Answers): GetLayoutOutput['components'] {
  return (answer?.[1].data as GetLayoutOutput | undefined)?.components ?? []
}

function slidesOf(layout: Answers): SlideNavigationComponent | undefined {
  return componentsOf(layout).find((component) => component.componentType === 'SLIDE_NAVIGATION')
}

function pictureOf(slides: SlideNavigationComponent | undefined): string | undefined {
  return imageAddress(slides?.data.items[0]?.imgUrl, 750, false)?.replaceAll('"', '%22')
}
