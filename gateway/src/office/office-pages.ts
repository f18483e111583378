import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../call'
import { gatewayFile } from '../gateway-file'
import { type Directives, policyHeader } from '../http/page-policy'
import { hasStaff } from './sessions'

/** Folders of the built web app: of a release, and of `npm run build:office`. */
const FOLDERS = ['office', '../dist/office']
const NONCE = '{{nonce}}'

/** Serves the web app of staff, if it was built; no page before the first invitation. */
export async function registerOfficePages(app: FastifyInstance, { db }: Pick<Context, 'db'>): Promise<void> {
  const folder = FOLDERS.map(gatewayFile).find((each) => existsSync(path.join(each, 'index.html')))
  if (folder === undefined) return
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const gatePage = readFileSync(path.join(folder, 'gate.html'), 'utf8')
  const gateWorker = readFileSync(path.join(folder, 'gate-worker.js'), 'utf8')
  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/office/assets/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '1y',
  })
  app.get('/office', (_request, reply) => reply.redirect('/office/', 302))
  app.get('/office/', async (_request, reply) => {
    if (!(await hasStaff(db))) return reply.callNotFound()
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policyOf(nonce))
      .send(page.replace(NONCE, nonce))
  })
  app.get('/gate', (_request, reply) => reply.redirect('/gate/', 302))
  app.get('/gate/', async (_request, reply) => {
    if (!(await hasStaff(db))) return reply.callNotFound()
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policyHeader(GATE_POLICY))
      .send(gatePage)
  })
  app.get('/gate/worker.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policyHeader(WORKER_POLICY))
      .send(gateWorker),
  )
}

/** Own files alone. */
const OWN_FILES: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** The reader of codes is compiled code; the page opens without a network by its worker. */
const GATE_POLICY: Directives = {
  ...OWN_FILES,
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'media-src': ["'self'", 'blob:'],
  'worker-src': ["'self'"],
}

/** The worker has a policy of its own: it stores the page and its files. */
const WORKER_POLICY: Directives = { 'default-src': ["'none'"], 'connect-src': ["'self'"] }

/** The framework writes its styles with the nonce of the page. */
function policyOf(nonce: string): string {
  return policyHeader({ ...OWN_FILES, 'style-src': ["'self'", `'nonce-${nonce}'`] })
}
