import { AppVendors } from '../../__tests__/vendors/app-vendors'
import { examineProviders } from './providers'

const APP = { appId: 'wx-harbour', secret: 'planted-app-secret' }
const clockError = async () => 0

describe('npm run doctor -- --providers (issue 47)', () => {
  const vendors = new AppVendors(APP)
  let url = ''
  beforeAll(async () => {
    url = await vendors.server.listen()
  })
  afterAll(() => vendors.server.close())

  const examine = (environment: Record<string, string>) =>
    examineProviders({ environment: { MERCHANT_FILE: '', ...environment }, clockError } as never)

  it('lists what is not offered', async () => {
    const words = (await examine({})).map(({ found }) => found).join('\n')
    for (const lack of ['no SMS', 'no mail', 'no vendor identity', 'no contract']) expect(words).toContain(lack)
  })

  it('calls a vendor of users with the secret, and names the code of a wrong one without it', async () => {
    const settings = { WEAPP_APP_ID: APP.appId, WEAPP_URL: url }
    const stateOf = async (secret: string) =>
      (await examine({ ...settings, WEAPP_SECRET: secret })).find(({ subject }) => subject === 'users of WEIXIN_MINI')
    expect(await stateOf(APP.secret)).toMatchObject({ state: 'good' })
    const wrong = await stateOf('planted-wrong-secret')
    expect(wrong).toMatchObject({ state: 'wrong', found: '40125' })
    expect(JSON.stringify(wrong)).not.toContain('planted')
  })

  it('names settings of messages that do not fit', async () => {
    const found = (await examine({ TENCENT_SMS_KEY_ID: 'k', MAIL_FROM: 'x', SMTP_URL: 'mail.example' }))
      .map((finding) => finding.found)
      .join()
    for (const name of [
      'TENCENT_SMS_SECRET',
      'TENCENT_SMS_SIGN_NAME',
      'MESSAGE_TEMPLATES_FILE',
      'SMTP_URL',
      'MAIL_FROM',
    ])
      expect(found).toContain(name)
  })
})
