/** @engine embedded: its calls at the same time need no database. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { registerH5 } from './h5'

const SCRIPT = 'console.log(1)'
const folder = mkdtempSync(path.join(os.tmpdir(), 'h5-'))
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(path.join(folder, 'js'))
  writeFileSync(path.join(folder, 'index.html'), '<div id="app"></div>')
  const policy = { 'script-src': ["'self'", "'sha256-abc'"], 'style-src': ["'self'"] }
  writeFileSync(path.join(folder, 'content-security-policy.json'), JSON.stringify(policy))
  writeFileSync(path.join(folder, 'js/app.0123ab.js'), SCRIPT)
  writeFileSync(path.join(folder, 'js/app.0123ab.js.br'), brotliCompressSync(SCRIPT))
  for (const worker of ['sw.js', 'prefetch.js']) writeFileSync(path.join(folder, worker), SCRIPT)
  app = fastify()
  registerH5(app, {
    h5Dir: folder,
    settings: { sandbox: true },
    isAnswering: () => false,
    isWithin: async () => true,
    findPage: async ({ url }) => ({ head: null, status: url === '/nowhere' ? 404 : 200, redirect: null }),
    frameAncestors: () => ['https://partner.example'],
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

describe('the built web app', () => {
  it('answers under every page address without caching', async () => {
    for (const url of ['/', '/content/56060dd2d3b362d6f6599a7b', '/order?tab=2']) {
      const { statusCode, body, headers } = await app.inject({ url })
      expect(statusCode).toBe(200)
      expect(body).toContain('id="app"')
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers['content-security-policy']).toBe(
        "script-src 'self' 'sha256-abc'; style-src 'self'; frame-ancestors 'self' https://partner.example",
      )
    }
  })

  it('answers without content to a caller beyond its pages', async () => {
    const busy = fastify()
    const seen: unknown[] = []
    registerH5(busy, {
      h5Dir: folder,
      settings: { sandbox: true },
      isAnswering: () => true,
      isWithin: async () => seen.length === 0,
      findPage: async (_request, answers) => {
        seen.push(answers)
        return { head: null, status: 200, redirect: null }
      },
      frameAncestors: () => [],
    })
    for (const url of ['/', '/']) expect((await busy.inject({ url })).body).toContain('id="app"')
    expect(seen).toEqual([expect.any(Object), null])
    await busy.close()
  })

  it('returns the app with status 404 for an address without a page', async () => {
    const { statusCode, body } = await app.inject({ url: '/nowhere' })
    expect(statusCode).toBe(404)
    expect(body).toContain('id="app"')
  })

  it('answers HEAD like GET, without a body', async () => {
    for (const url of ['/', '/nowhere', '/js/app.0123ab.js', '/js/app.ffffff.js']) {
      const [get, head] = await Promise.all([app.inject({ url }), app.inject({ method: 'HEAD', url })])
      expect([head.statusCode, head.headers['content-type']]).toEqual([get.statusCode, get.headers['content-type']])
      expect(head.body).toBe('')
    }
  })

  it('compresses for supporting browsers, and caches hashed files forever', async () => {
    const url = '/js/app.0123ab.js'
    const compressed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(SCRIPT)
    const plain = await app.inject({ url })
    expect(plain.body).toBe(SCRIPT)
    for (const { headers } of [compressed, plain]) expect(headers['cache-control']).toContain('immutable')
  })

  it.each(['/sw.js', '/prefetch.js'])(
    'lets the worker %s fetch the files of the app, and revalidates it (TICKET-029)',
    async (url) => {
      const { headers } = await app.inject({ url })
      expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
      expect(headers['cache-control']).toBe('no-cache')
    },
  )

  it.each(['/js/app.ffffff.js', '/gateway/home/pub/v9/nothing'])('rejects %s as a page', async (url) => {
    const reply = await app.inject({ url })
    expect(reply.statusCode).toBe(404)
    expect(reply.json().data).toBeNull()
  })
})
