import { createBareApp } from '@test/bare-app'
import type { FakeAccount } from '@/platform/account/account-fake'
import type { FakeAppLink } from '@/platform/app-link/app-link-fake'
import type { HttpRequest } from '@/request/transport'
import { finishWechatAuth } from '@/services/wechat-authorization'
import { OpenIds } from './open-ids'

process.env.TARO_ENV = 'h5'
Object.assign(globalThis, { WECHAT_AUTHORIZE_URL: 'https://weixin.example/authorize' })

const DAY_MS = 24 * 60 * 60 * 1000
const BACK_TO = '/order/detail?orderId=7'

interface Given {
  host: 'wechat' | 'mini-program'
  appId?: string
}

function setUp({ host, appId = 'wx1' }: Given) {
  const sent: HttpRequest[] = []
  const warnings: string[] = []
  let now = 1_000_000
  const lone = createBareApp({
    transport: async (request) => {
      sent.push(request)
      return {
        status: 200,
        headers: {},
        body: { statusCode: 200, data: { openId: 'o1', unionId: 'u1', sessionKey: 's' } },
      }
    },
  })
  const app = {
    ...lone,
    clock: { now: () => now },
    terminal: { ...lone.terminal, host },
    shopConfig: { config: { appId } } as unknown as typeof lone.shopConfig,
  }
  const ids = new OpenIds(app, (message) => warnings.push(message))
  return {
    ids,
    /** WeChat's page returns. */
    finish: async (code: string, state: string) => {
      const backTo = finishWechatAuth(app, state)
      if (backTo !== null && code !== '') await ids.exchange(code)
      return backTo
    },
    account: app.account as FakeAccount,
    appLink: app.appLink as FakeAppLink,
    storage: app.storage,
    sent,
    warnings,
    pass: (ms: number) => {
      now += ms
    },
  }
}

const stateOf = (address: string | null) => /state=(\w+)/.exec(address ?? '')?.[1] ?? ''

describe('the vendor’s user', () => {
  it('comes from the mini-program, is stored with its time and refetched after 24 hours (LOGIN-064, LOGIN-066)', async () => {
    const { ids, account, storage, pass } = setUp({ host: 'mini-program' })
    account.code = { kind: 'code', code: 'c' }
    expect(await ids.find(BACK_TO)).toEqual({ kind: 'known', openId: 'o1', unionId: 'u1' })
    expect(storage.get('open-id')).toEqual({ openId: 'o1', unionId: 'u1', savedAt: 1_000_000 })
    pass(DAY_MS - 1)
    await ids.find(BACK_TO)
    expect(account.requests).toBe(1)
    pass(1)
    await ids.find(BACK_TO)
    expect(account.requests).toBe(2)
  })

  it.each(['denied', 'unsupported', 'failed'] as const)('stays unknown when the vendor answers %s', async (kind) => {
    const { ids, account, sent } = setUp({ host: 'mini-program' })
    account.code = kind === 'failed' ? { kind, reason: 'busy' } : { kind }
    expect(await ids.find(BACK_TO)).toEqual({ kind: 'unknown' })
    expect(sent).toHaveLength(0)
  })

  it('comes from WeChat’s page, which returns to the page that needed it', async () => {
    const { ids, finish, appLink } = setUp({ host: 'wechat' })
    expect(await ids.find(BACK_TO)).toEqual({ kind: 'left' })
    expect(appLink.leftFor).toMatch(/appid=wx1&redirect_uri=http.*wxauth&response_type=code&scope=snsapi_base/)
    expect(await finish('c', stateOf(appLink.leftFor))).toBe(BACK_TO)
    expect(await ids.find(BACK_TO)).toMatchObject({ kind: 'known', openId: 'o1' })
  })

  it('waits ten seconds after a return without it (LOGIN-065)', async () => {
    const { ids, finish, appLink, pass } = setUp({ host: 'wechat' })
    await ids.find(BACK_TO)
    expect(await finish('', stateOf(appLink.leftFor))).toBe(BACK_TO)
    pass(9999)
    expect(await ids.find(BACK_TO)).toEqual({ kind: 'unknown' })
    pass(1)
    expect(await ids.find(BACK_TO)).toEqual({ kind: 'left' })
  })

  it.each(['', 'another'])('rejects a code with the state "%s"', async (state) => {
    const { ids, finish, sent } = setUp({ host: 'wechat' })
    await ids.find(BACK_TO)
    expect(await finish('stolen', state)).toBeNull()
    expect(sent).toHaveLength(0)
  })

  it('accepts a state once', async () => {
    const { ids, finish, appLink } = setUp({ host: 'wechat' })
    await ids.find(BACK_TO)
    const state = stateOf(appLink.leftFor)
    await finish('c', state)
    expect(await finish('c', state)).toBeNull()
  })

  it('logs a shop without an appid and requests nothing (PAY-057)', async () => {
    const { ids, warnings, appLink } = setUp({ host: 'wechat', appId: '' })
    expect(await ids.find(BACK_TO)).toEqual({ kind: 'unknown' })
    expect(warnings).toEqual(['silent WeChat authorisation: no appid'])
    expect(appLink.leftFor).toBeNull()
  })
})
