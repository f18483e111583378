/** @engine embedded: its calls at the same time only read. */
import { drawingPath, linkPictureUrl } from './link-picture'
import { PictureStore } from './picture-store'

const ORIGIN = 'https://shop.example'

/** Width and height of a PNG, px. */
function sizeOf(png: Buffer | null): number[] {
  return png ? [png.readUInt32BE(16), png.readUInt32BE(20)] : []
}

describe('the address of a link picture', () => {
  it('replaces that of a drawing of the shop, and no other', () => {
    const link = (path: string) => linkPictureUrl(path, ORIGIN)
    expect(link(`${ORIGIN}/static/demo/posters/S1.svg`)).toBe(`${ORIGIN}/static/links/posters/S1.png`)
    expect(link(`${ORIGIN}/static/demo/logo.svg`)).toBe(`${ORIGIN}/static/links/logo.png`)
    const hash = '0123456789abcdef0123456789abcdef'
    expect(link(`${ORIGIN}/static/pictures/${hash}.svg`)).toBe(`${ORIGIN}/static/links/pictures/${hash}.png`)
    expect(drawingPath(`pictures/${hash}.png`)).toBe(`/static/pictures/${hash}.svg`)
    expect(link(`${ORIGIN}/static/pictures/${hash}.jpg`)).toBe(`${ORIGIN}/static/pictures/${hash}.jpg`)
    for (const other of ['https://cdn.example/static/demo/posters/S1.svg', `${ORIGIN}/static/demo/avatars/x.svg`]) {
      expect(link(other)).toBe(other)
    }
  })

  it.each([
    'posters/S1.svg',
    'posters/../logo.png',
    'avatars/x.png',
    '//cdn.example/logo.png',
    'posters/a.b.png',
    'pictures/1.png',
  ])('rejects %s', (file) => expect(drawingPath(file)).toBeNull())
})

describe('the pictures of links', () => {
  const store = new PictureStore()
  afterAll(() => store.close())

  it('draws PNG of 1200 × 630 of any shape', async () => {
    for (const [width, height] of [
      [300, 400],
      [400, 100],
    ]) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9999" height="50" fill="red"/></svg>`
      const png = await store.pngOf(svg)
      expect(png?.subarray(1, 4).toString()).toBe('PNG')
      expect(sizeOf(png)).toEqual([1200, 630])
    }
  })

  it('returns none for an invalid drawing, then draws the next one', async () => {
    expect(await store.pngOf('<svg')).toBeNull()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
    expect(sizeOf(await store.pngOf(svg))).toEqual([1200, 630])
  })

  it('rejects more drawings than may wait, then draws again', async () => {
    const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`
    const known = await store.pngOf(svg(1))
    const invalid = Array.from({ length: 12 }, (_none, at) => store.pngOf(`<svg ${at}`))
    const answers = await Promise.allSettled(invalid)
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    expect(await store.pngOf(svg(1))).toEqual(known)
    expect(sizeOf(await store.pngOf(svg(2)))).toEqual([1200, 630])
  })
})
