import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestGateway } from '@test/test-gateway'

const PAGE = '<html><head><title>Encore</title></head><body><div id="app"></div></body></html>'
const folder = mkdtempSync(path.join(os.tmpdir(), 'first-answers-'))
let shop: TestGateway

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), PAGE)
  shop = await createTestGateway({ h5Dir: folder })
}, 30_000)
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const page = async (url: string) => (await shop.gateway.inject({ url })).body
const sandbox = (what: string, payload: object) =>
  shop.gateway.inject({ method: 'POST', url: `/sandbox/api/${what}`, payload })

function answersIn(html: string): Record<string, { data: Record<string, unknown> }> {
  const [, json] = /<script type="application\/json" id="first-answers">(.*)<\/script>/.exec(html) ?? []
  return json ? JSON.parse(json) : {}
}

describe('the home page', () => {
  it('brings along what it would ask for first, in the language of its address', async () => {
    const html = await page('/?lang=en')
    const answers = answersIn(html)
    expect(Object.keys(answers)).toEqual([
      '/gateway/home/pub/v5/shop/configs?channelId=&lang=en',
      '/gateway/home/pub/v5/layouts?channelId=&cityId=BL1106&lang=en&page=HOME',
    ])
    for (const url of Object.keys(answers)) {
      expect(answers[url]).toEqual((await shop.gateway.inject({ url, headers: { host: 'localhost:80' } })).json())
    }
    expect(html).toContain('<div id="app"></div>')
  })

  it('sends for its first picture at once', async () => {
    const html = await page('/')
    const [, picture = ''] = /<link rel="preload" as="image" href="([^"]+)" fetchpriority="high">/.exec(html) ?? []
    expect(JSON.stringify(answersIn(html))).toContain(picture.split('?')[0])
    expect(picture).toContain('w_750')
    expect((await shop.gateway.inject({ url: new URL(picture).pathname + new URL(picture).search })).statusCode).toBe(
      200,
    )
  })

  it('shows its first picture where the app will draw it, unless something else comes first', async () => {
    expect(await page('/')).toContain('<div id="first-look"')
    await sandbox('shop', { config: { downloadBar: { enable: true, logo: '', title: 'App', url: '' } } })
    expect(await page('/')).not.toContain('first-look')
    await sandbox('shop', { config: {} })
  })

  it('cannot be ended by what it brings along', async () => {
    const [, json = ''] = /id="first-answers">(.*)<\/script><\/body>/.exec(await page('/')) ?? []
    expect(json).not.toBe('')
    expect(json).not.toContain('<')
  })

  it('brings nothing that is not to be had, and nothing while calls are to fail', async () => {
    await sandbox('shop', { status: 'CLOSED' })
    expect(Object.keys(answersIn(await page('/')))).toEqual(['/gateway/home/pub/v5/shop/configs?channelId=&lang=zh'])
    await sandbox('shop', { status: 'OPEN' })
    await sandbox('faults', { scenario: 'mode10', path: 'layouts' })
    expect(await page('/')).toBe(PAGE)
    await sandbox('faults', {})
  })

  it('is the only page that does', async () => {
    for (const url of ['/list', '/content/1', '/order']) expect(await page(url)).toBe(PAGE)
  })
})
