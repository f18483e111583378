import { uploadForm } from './upload-form'

const AUTH = { host: 'https://files.example', key: 'avatar/abc', dir: 'avatar', token: 'tok', policy: 'pol' }

describe('the form of a store of files (SHELL-190)', () => {
  it.each([
    [
      { type: 'ALIYUN', entryCode: 'id', signature: 'sig', callback: 'cb' },
      ['key', 'OSSAccessKeyId', 'policy', 'Signature', 'x-oss-security-token', 'callback', 'success_action_status'],
    ],
    [
      { type: 'VOLCANO', algorithm: 'a', credential: 'c', date: 'd', signature: 'sig' },
      [
        'key',
        'policy',
        'x-tos-algorithm',
        'x-tos-credential',
        'x-tos-date',
        'x-tos-signature',
        'x-tos-security-token',
        'success_action_status',
      ],
    ],
    [{ type: 'QINIU', signature: 'sig' }, ['key', 'token']],
  ])('builds the fields for %j', (auth, names) => {
    const { url, fields, fileUrl } = uploadForm({ ...AUTH, ...auth }, 'png')
    expect(Object.keys(fields)).toEqual(names)
    expect(fields.key).toBe('avatar/abc.png')
    expect({ url, fileUrl }).toEqual({ url: AUTH.host, fileUrl: 'https://files.example/avatar/abc.png' })
  })

  it('names a private file by the address that opens it', () => {
    const auth = { ...AUTH, type: 'QINIU', key: 'form/abc', viewToken: 'v' }
    expect(uploadForm(auth, 'png').fileUrl).toBe('https://files.example/form/abc.png?token=v')
  })

  it('omits undefined fields, and sends the required headers', () => {
    const { fields, headers } = uploadForm({ ...AUTH, token: '', type: 'OTHER', headers: { 'x-a': '1' } }, 'jpg')
    expect(fields).toEqual({ key: 'avatar/abc.jpg' })
    expect(headers).toEqual({ 'x-a': '1' })
  })
})
