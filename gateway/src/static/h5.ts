import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Admission, TooBusy } from '../http/admission'
import type { ReadBudget } from '../http/limit-calls'
import { pagePolicy, policyHeader, readPolicy } from '../http/page-policy'
import { sendNoSuchCall } from '../http/replies'
import { isApiPath } from '../http/request-values'
import type { Settings } from '../settings'
import { type FirstAnswers, fetchFirstAnswers } from './first-answers'
import { firstLookOf } from './first-look/first-look'
import type { FoundPage } from './found-page'
import { MANIFEST } from './site-files'
import { webPage } from './web-page'

/** Addresses with a file extension are no pages. */
const FILE = /\.[a-z\d]{1,5}$/i
/** Workers fetch the files that they cache (config/h5-offline, config/h5-prefetch). */
const WORKERS: readonly unknown[] = ['/sw.js', '/prefetch.js']
const WORKER_POLICY = policyHeader({ 'default-src': ["'none'"], 'connect-src': ["'self'"] })
const HASHED = /\.[0-9a-f]{6,}\.(js|css)(\.br|\.gz)?$/

/** Pages filled with content at the same time, and those that wait. */
const PAGES = { atOnce: 4, inLine: 40 }

const PAGE_METHODS: readonly string[] = ['GET', 'HEAD']

interface H5Options {
  /** Folder of the built app. */
  h5Dir: string
  settings: Settings
  /** False while the gateway is too busy for embedded answers. */
  isAnswering(): boolean
  /** False once its caller had as many pages with content as one may. */
  isWithin: ReadBudget
  /** Finds the page of a request; `answers` are embedded in it. */
  findPage(request: FastifyRequest, answers: FirstAnswers | null): Promise<FoundPage>
  /** External origins that may frame the shop. */
  frameAncestors(): readonly string[]
}

/**
 * Serves the built H5 app: hashed files with unlimited caching, and every page address with the app, its first answers
 * and its policy.
 */
export function registerH5(app: FastifyInstance, options: H5Options): void {
  const { h5Dir, settings, isAnswering, isWithin, findPage, frameAncestors } = options
  const root = path.resolve(h5Dir)
  const page = path.join(root, 'index.html')
  if (!existsSync(page)) throw new Error(`${root} holds no built H5 app: npm run build:h5`)
  const template = readFileSync(page, 'utf8')
  const directives = readPolicy(root)
  void app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: [MANIFEST],
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.setHeader('cache-control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  // The default policy would block its requests.
  app.addHook('onSend', async (request, reply) => {
    if (WORKERS.includes(request.routeOptions.url)) reply.header('content-security-policy', WORKER_POLICY)
  })
  const admission = new Admission(PAGES)
  /** Content of a page; none, which the app then fetches itself, for callers with many pages and a busy process. */
  const contentOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const isWorkedFor = isAnswering() && (await isWithin(request))
    const find = async (answers: FirstAnswers | null) => ({ answers, found: await findPage(request, answers) })
    if (!isWorkedFor) return find(null)
    const fetch = async () => find(await fetchFirstAnswers(app, request, settings))
    return admission.run(reply.raw, fetch).catch((error: unknown) => {
      if (error instanceof TooBusy) return find(null)
      throw error
    })
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isForPage(request)) return sendNoSuchCall(request, reply)
    const { answers, found } = await contentOf(request, reply)
    const look = answers && firstLookOf(answers)
    if (found.redirect !== null) return reply.header('cache-control', 'no-cache').redirect(found.redirect, 301)
    const policy = pagePolicy(directives, { styles: look ? [look.style] : [], frameAncestors: frameAncestors() })
    return reply
      .code(pageStatus(request, found))
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(answers && !answers.isEmpty ? webPage(template, answers, look, found.head) : template)
  }
  // Fallback responses are never compressed.
  app.get('/*', sendPage)
  app.setNotFoundHandler(sendPage)
}

function isForPage({ method, url }: FastifyRequest): boolean {
  const [address = ''] = url.split('?')
  return PAGE_METHODS.includes(method) && !isApiPath(url) && !FILE.test(address)
}

/** Status of the error page for unknown addresses (http/readable-url.ts), not to be indexed. */
function pageStatus({ originalUrl, url }: FastifyRequest, { status }: FoundPage): number {
  return originalUrl === url ? status : 400
}
