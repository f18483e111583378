import type { TestGateway } from '@test/test-gateway'
import sharp from 'sharp'
import { imageAddress } from '@/domain/image-address'
import { type PreparedPicture, preparePicture } from '../src/content/pictures/prepare-picture'
import { missingPictures, storePicture } from '../src/content/pictures/stored-pictures'

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"><rect width="30" height="40" fill="red"/></svg>'

let shop: TestGateway
let photo: PreparedPicture
let drawing: PreparedPicture

beforeAll(async () => {
  shop = await createTestGateway()
  const pixels = { create: { width: 1000, height: 500, channels: 3 as const, background: '#3366cc' } }
  photo = await preparePicture(await sharp(pixels).jpeg().toBuffer())
  drawing = await preparePicture(Buffer.from(DRAWING))
  // Twice: another publish has the same picture.
  for (const picture of [photo, drawing, photo]) await storePicture(shop.database.db, picture, shop.clock.now())
})
afterAll(() => shop.close())

const open = (url: string) => shop.gateway.inject({ url })
const addressOf = ({ hash, format }: PreparedPicture) => `/static/pictures/${hash}.${format}`

describe('a picture of published content', () => {
  it.each([
    [300, false, 'webp', 300],
    [750, false, 'webp', 750],
    [300, true, 'jpeg', 300],
    [750, true, 'jpeg', 750],
    [undefined, false, 'jpeg', 1000],
  ] as const)(
    'has the width %s that the app asks for (an old phone: %s)',
    async (width, isOldPhone, format, pixels) => {
      const answer = await open(imageAddress(addressOf(photo), width, isOldPhone) ?? '')
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`])
      const size = await sharp(answer.rawPayload).metadata()
      expect([size.width, size.format]).toEqual([pixels, format])
    },
  )

  it('has at most its own width', async () => {
    const answer = await open(`${addressOf(photo)}?x-oss-process=image/resize,w_4000/format,webp`)
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(1000)
  })

  it('may be kept for a year, and guessed to be nothing else', async () => {
    const { headers } = await open(addressOf(photo))
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('stays a drawing in every width, which runs and fetches nothing', async () => {
    const answer = await open(imageAddress(addressOf(drawing), 300, false) ?? '')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.body).toContain('fill="red"')
  })

  it('has a link preview as PNG if it is a drawing', async () => {
    const answer = await open(`/static/links/pictures/${drawing.hash}.png`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
  })

  it.each([
    ['an unknown hash', `/static/pictures/${'0'.repeat(32)}.jpg`],
    ['another format', () => addressOf(photo).replace('.jpg', '.png')],
    ['no hash', '/static/pictures/..%2Flogo.svg'],
    ['no format', () => addressOf(photo).replace('.jpg', '')],
  ])('rejects %s', async (_, address) => {
    const answer = await open(typeof address === 'string' ? address : address())
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('misses those that are not stored', async () => {
    const names = [`${photo.hash}.jpg`, `${photo.hash}.png`, `${'f'.repeat(32)}.jpg`]
    expect(await missingPictures(shop.database.db, names)).toEqual(names.slice(1))
  })
})
