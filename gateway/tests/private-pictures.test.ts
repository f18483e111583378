import { connect, type Socket } from 'node:net'
import type { TestGateway } from '@test/test-gateway'
import { changeProfile } from '@/contracts/account/change-profile'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getUploadAuth, type UploadType } from '@/contracts/file/get-upload-auth'
import { type UploadForm, uploadForm } from '@/domain/upload-form'
import { encodeUpload } from '../../simulator/vendor/request-encoding'
import { storedFiles } from '../src/database/schema/shop'
import { removeExpired } from '../src/services/jobs/remove-expired'

const PNG = Buffer.from('89504e470d0a1a0a00', 'hex')
const HOUR = 3_600_000
const MISSING = { statusCode: BUSINESS_ERROR.notFound }

describe('uploaded pictures (decision 112)', () => {
  let shop: TestGateway
  let as: string

  beforeEach(async () => {
    shop = await createTestGateway()
    as = await shop.signIn()
  })
  afterEach(() => shop.close())

  async function formFor(uploadType: UploadType): Promise<UploadForm> {
    const { data } = await shop.call(getUploadAuth, { uploadType, merchantId: 'encore' }, { as })
    if (data === null) throw new Error('no permission to upload')
    return uploadForm(data, 'png')
  }
  async function send({ url, fields }: UploadForm, file = PNG): Promise<number> {
    const { headers, body } = encodeUpload({ url, filePath: 'a.png', name: 'file', formData: fields }, file)
    const reply = await shop.gateway.inject({ method: 'POST', url: new URL(url).pathname, headers, payload: body })
    return reply.statusCode
  }
  const open = async (address: string) => {
    const { pathname, search } = new URL(address)
    const { statusCode, json, headers } = await shop.gateway.inject({ url: pathname + search })
    const isShown = headers['content-type'] === 'image/png'
    return isShown ? { statusCode, cache: headers['cache-control'] } : { statusCode: json().statusCode }
  }
  it('open by a signed address for an hour, uncached, when they belong to a form', async () => {
    const form = await formFor('FORM')
    expect(await send(form)).toBe(200)
    expect(await open(form.fileUrl)).toEqual({ statusCode: 200, cache: 'private, no-store' })
    const other = await formFor('FORM')
    const [address = ''] = form.fileUrl.split('?')
    for (const unsigned of [address, `${address}?token=x`, `${address}?${other.fileUrl.split('?')[1]}`])
      expect(await open(unsigned)).toEqual(MISSING)
    shop.clock.advance(HOUR)
    expect(await open(form.fileUrl)).toEqual(MISSING)
  })

  it('open for everyone when they belong to a profile', async () => {
    const form = await formFor('AVATAR')
    expect(await send(form)).toBe(200)
    expect(form.fileUrl).not.toContain('token')
    expect(await open(form.fileUrl)).toEqual({ statusCode: 200, cache: 'public, max-age=86400' })
  })

  it('disappear after a day without use', async () => {
    const [used, unused] = [await formFor('AVATAR'), await formFor('FORM')]
    await send(used)
    await send(unused)
    await shop.call(changeProfile, { avatar: used.fileUrl }, { as })
    shop.clock.advance(25 * HOUR)
    await removeExpired({ db: shop.database.db, clock: shop.clock })
    const keys = (await shop.database.db.select({ key: storedFiles.key }).from(storedFiles)).map(({ key }) => key)
    expect(keys).toEqual([used.fields.key?.replace('.png', '')])
  })

  it.each(['Signature', 'key', 'policy'])(
    'fail before their bytes arrive when the field %s is missing',
    async (field) => {
      const form = await formFor('FORM')
      const { [field]: _missing, ...fields } = form.fields
      const { headers, body = '' } = encodeUpload(
        { url: form.url, filePath: 'a.png', name: 'file', formData: fields },
        Buffer.concat([PNG, Buffer.alloc(64 * 1024)]),
      )
      const bytes = Buffer.from(body)
      const { port, hostname } = new URL(await shop.listen())
      const socket = connect(Number(port), hostname)
      const head = Object.entries({ ...headers, host: hostname, 'content-length': String(bytes.length) })
      socket.write(
        `POST /files/aliyun HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
      )
      // The rest of the file never comes.
      socket.write(bytes.subarray(0, bytes.length - 32 * 1024))
      expect(await firstLine(socket)).toBe('HTTP/1.1 403 Forbidden')
      socket.destroy()
    },
  )
})

function firstLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.once('data', (data) => resolve(data.toString().split('\r\n')[0] ?? ''))
    socket.once('error', reject)
    socket.setTimeout(120_000, () => resolve('no answer'))
  })
}
