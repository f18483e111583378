import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rootPathOf } from '@/contracts/endpoint'
import { type Envelope, STATUS } from '@/contracts/envelope'
import { type GetLayoutOutput, getLayout } from '@/contracts/layout/get-layout'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { DEFAULT_SITE_ID } from '@/domain/catalogue'
import { FIRST_ANSWERS_ID, firstAnswerKey } from '@/domain/first-answers'
import { imageAddress } from '@/domain/image-address'
import { localeToUrl } from '@/domain/locale'
import { localeOf, query, textOf } from '../replies'

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
function pictureLink([answer]: Answers): string {
  const components = (answer?.[1].data as GetLayoutOutput | undefined)?.components ?? []
  const slides = components.flatMap((component) =>
    component.componentType === 'SLIDE_NAVIGATION' ? component.data.items : [],
  )
  const address = imageAddress(slides[0]?.imgUrl, 750, false)?.replaceAll('"', '%22')
  return address ? `<link rel="preload" as="image" href="${address}" fetchpriority="high">` : ''
}
