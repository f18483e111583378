import type { TestGateway } from '@test/test-gateway'
import { changeProfile } from '@/contracts/account/change-profile'
import { getProfile } from '@/contracts/account/get-profile'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getUploadAuth } from '@/contracts/file/get-upload-auth'
import { uploadForm } from '@/domain/upload-form'
import { encodeUpload } from '../../simulator/vendor/request-encoding'
import { MERCHANTS } from '../src/shop/merchants'

const PNG = Buffer.from('89504e470d0a1a0a00', 'hex')
const JPEG = Buffer.from('ffd8ffe000104a4649', 'hex')
const MINUTE = 60_000

let shop: TestGateway
let anna: string

beforeAll(async () => {
  shop = await createTestGateway()
  anna = await shop.signIn('13800138001')
})
afterAll(() => shop.close())

const profileOf = async (as: string) => (await shop.call(getProfile, {}, { as })).data
const change = (changes: object, as = anna) => shop.call(changeProfile, changes, { as })

async function formFor(as: string, extension = 'png') {
  const { data } = await shop.call(getUploadAuth, { uploadType: 'AVATAR', merchantId: 'encore' }, { as })
  if (data === null) throw new Error('no leave to upload')
  return uploadForm(data, extension)
}

async function send({ url, fields }: ReturnType<typeof uploadForm>, file = PNG): Promise<number> {
  const { pathname } = new URL(url)
  const { headers, body } = encodeUpload({ url, filePath: 'a.png', name: 'file', formData: fields }, file)
  const reply = await shop.gateway.inject({ method: 'POST', url: pathname, headers, payload: body })
  return reply.statusCode
}

describe('a picture of the user’s', () => {
  const become = (merchant: string) =>
    shop.gateway.inject({ method: 'POST', url: '/sandbox/api/shop', payload: { merchant } })
  afterEach(() => become('full'))

  it.each(MERCHANTS)('uploads to the store of the %s merchant, and shows from there (SHELL-189)', async (merchant) => {
    await become(merchant)
    const form = await formFor(anna, 'jpg')
    expect(await send(form, JPEG)).toBe(200)
    const reply = await shop.gateway.inject({ url: new URL(form.fileUrl).pathname })
    expect(reply.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    expect(reply.rawPayload.equals(JPEG)).toBe(true)
    expect((await change({ avatar: form.fileUrl })).data?.avatar).toBe(form.fileUrl)
  })

  it('uploads once, in time, under the granted name, complete', async () => {
    const form = await formFor(anna)
    expect(await send({ ...form, fields: { ...form.fields, key: 'avatar/of-another.png' } })).toBe(403)
    expect(await send({ ...form, fields: { ...form.fields, Signature: 'made-up' } })).toBe(403)
    const { policy: _policy, ...incomplete } = form.fields
    expect(await send({ ...form, fields: incomplete })).toBe(403)
    expect(await send(form)).toBe(200)
    expect(await send(form)).toBe(409)
    for (const key of [
      `${form.fields.key}.png`,
      form.fields.key?.replace('.png', 'x.png'),
      form.fields.key?.replace('.png', '/b.png'),
    ]) {
      expect(await send({ ...form, fields: { ...form.fields, key: key ?? '' } })).toBe(403)
    }
    expect(
      await send({ ...form, fields: { ...form.fields, key: form.fields.key?.replace('.png', '.jpg') ?? '' } }),
    ).toBe(409)
    const late = await formFor(anna)
    shop.clock.advance(11 * MINUTE)
    expect(await send(late)).toBe(403)
  })

  it.each([
    ['a page', Buffer.from('<html><script>'), 400],
    ['more than five megabytes', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]), 413],
  ])('rejects %s', async (_name, content, status) => {
    expect(await send(await formFor(anna), content)).toBe(status)
  })

  it('rejects another user’s, and other origins', async () => {
    const form = await formFor(anna)
    await send(form)
    const ben = await shop.signIn('13800138002')
    for (const avatar of [form.fileUrl, 'https://evil.example/files/aliyun/avatar/a.png', 'javascript:alert(1)']) {
      expect((await change({ avatar }, ben)).statusCode).toBe(BUSINESS_ERROR.badInput)
    }
  })

  it('shows from the gateway’s address, whatever the uploader named it', async () => {
    const fay = await shop.signIn('13800138006')
    const headers = { host: 'evil.example' }
    const { data } = await shop.call(
      getUploadAuth,
      { uploadType: 'AVATAR', merchantId: 'encore' },
      { as: fay, headers },
    )
    expect(data?.host).not.toContain('evil.example')
    const form = await formFor(fay)
    await send(form)
    expect((await shop.call(changeProfile, { avatar: form.fileUrl }, { as: fay })).data?.avatar).toBe(form.fileUrl)
    const seen = await shop.call(getProfile, {}, { as: fay, headers: { host: '127.0.0.1:80' } })
    expect(seen.data?.avatar).toMatch(/^http:\/\/127\.0\.0\.1:80\/files\//)
    const elsewhere = await shop.call(getProfile, {}, { as: fay, headers })
    expect(elsewhere.data?.avatar).not.toContain('evil.example')
  })

  it('needs a login', async () => {
    const { data } = await shop.call(getUploadAuth, { uploadType: 'AVATAR', merchantId: 'encore' })
    expect(data ?? null).toBeNull()
  })
})

describe('the profile', () => {
  it('changes only the given fields', async () => {
    const carl = await shop.signIn('13800138003')
    const before = await profileOf(carl)
    await change({ nickname: '  Carl ', gender: 'MALE', messageLanguage: 'en-US' }, carl)
    const { nickname: _nickname, ...rest } = before ?? { nickname: '' }
    expect(await profileOf(carl)).toEqual({ ...rest, nickname: 'Carl', gender: 'MALE', messageLanguage: 'en-US' })
  })

  it('accepts a birthday once (USER-040)', async () => {
    const dora = await shop.signIn('13800138004')
    expect((await profileOf(dora))?.birthdayEditable).toBe(true)
    expect((await change({ birthday: '1990-02-03' }, dora)).data).toMatchObject({ birthdayEditable: false })
    expect((await change({ birthday: '1991-02-03' }, dora)).statusCode).toBe(BUSINESS_ERROR.birthdayFixed)
    expect((await profileOf(dora))?.birthday).toBe('1990-02-03')
  })

  it.each([{ nickname: '   ' }, { nickname: 'x'.repeat(21) }, { birthday: '2001-02-29' }, { birthday: '2999-01-01' }])(
    'refuses %j',
    async (changes) => {
      expect((await change(changes)).statusCode).toBe(BUSINESS_ERROR.badInput)
    },
  )
})

describe('pictures of a user’s', () => {
  it('stop at fifty a day, also at the same time', async () => {
    const emma = await shop.signIn('13800138005')
    const sendNew = async () => send(await formFor(emma))
    const first = await Promise.all(Array.from({ length: 45 }, sendNew))
    expect(first.every((status) => status === 200)).toBe(true)
    const more = await Promise.all(Array.from({ length: 10 }, sendNew))
    expect(more.filter((status) => status === 200)).toHaveLength(5)
    expect(more.filter((status) => status === 429)).toHaveLength(5)
    shop.clock.advance(24 * 60 * MINUTE)
    expect(await send(await formFor(await shop.signIn('13800138005')))).toBe(200)
  })
})
