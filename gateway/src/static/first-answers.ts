import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '@/contracts/endpoint'
import { type Envelope, STATUS } from '@/contracts/envelope'
import { DEFAULT_SITE_ID } from '@/domain/catalogue'
import { firstAnswerKey } from '@/domain/first-answers'
import { type FirstRead, firstScreenOf } from '@/domain/first-screens'
import { type Locale, localeToUrl } from '@/domain/locale'
import { withOriginOf } from '../http/origin'
import { localeOf, query, textOf } from '../http/request-values'
import type { Settings } from '../settings'
import { OwnCalls } from './own-calls'

type Answer = readonly [FirstRead, Envelope<unknown>]

/** First answers of a page, delivered with it. */
export class FirstAnswers {
  constructor(
    /** Name of the page; null for an address of no page. */
    readonly page: string | null,
    readonly locale: Locale,
    /** City of the answers; null if they do not depend on it. */
    readonly cityId: string | null,
    private readonly answers: readonly Answer[],
  ) {}

  /** Data of a call; undefined if it was rejected, or is not included. */
  dataOf<Output>(endpoint: Endpoint<unknown, Output>): Output | undefined {
    return this.answers.find(([read]) => read.endpoint === endpoint)?.[1].data as Output | undefined
  }

  get isEmpty(): boolean {
    return this.answers.length === 0
  }

  /** JSON for a page element, escaped so that no content can close it. */
  toJson(): string {
    const byKey = this.answers.map(([{ url }, envelope]) => [firstAnswerKey(url), envelope])
    return JSON.stringify(Object.fromEntries(byKey)).replaceAll('<', '\\u003c')
  }
}

/** Fetches the first answers of a page, in the language and for the city of its address. */
export async function fetchFirstAnswers(
  app: FastifyInstance,
  request: FastifyRequest,
  settings: Settings,
): Promise<FirstAnswers> {
  const locale = localeOf(request)
  const params = Object.fromEntries(
    Object.entries(query(request)).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const cityId = textOf(params.cityId) || DEFAULT_SITE_ID
  const common = { lang: localeToUrl(locale), channelId: params.channelId ?? '' }
  const [address = ''] = request.url.split('?')
  const { page, reads } = firstScreenOf(address, params, cityId, common)
  const calls = new OwnCalls(app, request, locale)
  const answers = await withOriginOf(request, settings, () => Promise.all(reads.map((read) => answerTo(calls, read))))
  const isOfCity = reads.some(({ url }) => url.includes('cityId='))
  return new FirstAnswers(page, locale, isOfCity ? cityId : null, answers.flat())
}

/** Answer of this gateway to itself; none on rejection. */
async function answerTo(calls: OwnCalls, read: FirstRead): Promise<Answer[]> {
  const envelope = await calls.fetchUrl<unknown>(read.url)
  return envelope?.statusCode === STATUS.success ? [[read, envelope]] : []
}
