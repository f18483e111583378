import { createBareApp } from '@test/bare-app'
import { autorun } from 'mobx'
import { account as webAccount } from '@/platform/account/account.h5'
import type { FakeAccount } from '@/platform/account/account-fake'
import type { HttpRequest } from '@/request/transport'
import { QuickLoginModel } from './quick-login-model'

Object.assign(globalThis, { APP_ID: 'encore' })

function setUp(launchQuery: Record<string, string> = {}) {
  const sent: HttpRequest[] = []
  const app = createBareApp({
    transport: async (request) => {
      sent.push(request)
      return { status: 200, headers: {}, body: { statusCode: 200, data: {} } }
    },
  })
  return { sent, app: { ...app, launchQuery } }
}

describe('logging in with the phone of the vendor’s user', () => {
  it.each([
    [{}, undefined],
    [{ invitePageId: 'page-7' }, 'page-7'],
  ])('reports the inviting page as %j (LOGIN-075)', async (launchQuery, expected) => {
    const { app, sent } = setUp(launchQuery)
    const model = new QuickLoginModel(app, () => {})
    await model.submit({ kind: 'proof', proof: { authCode: 'phone-of-ben' } })
    const call = sent.find(({ url }) => url.includes('/bind_phone'))
    expect(JSON.parse(call?.body ?? '{}')).toEqual({
      authCode: 'phone-of-ben',
      appId: 'encore',
      ...(expected && { invitePageId: expected }),
    })
  })

  it('shows as unsupported on the web (SHELL-011, SHELL-012)', async () => {
    const { app, sent } = setUp()
    const onWeb = { ...app, account: webAccount }
    const bound = new QuickLoginModel(onWeb, () => {})
    await bound.submit({})
    expect(bound.notice).toBe('quick.unsupported')
    const prepared = new QuickLoginModel(onWeb, () => {})
    await prepared.prepare()
    expect(prepared.notice).toBe('quick.unsupported')
    expect(sent).toEqual([])
  })

  it('shows a refusal of the vendor’s user', async () => {
    const { app } = setUp()
    ;(app.account as FakeAccount).code = { kind: 'code', code: 'c' }
    const model = new QuickLoginModel(app, () => {})
    const notices: unknown[] = []
    const stop = autorun(() => notices.push(model.notice))
    await model.submit({ kind: 'denied' })
    expect(notices).toEqual([null, 'quick.denied'])
    stop()
  })
})
