import type { LoginOrRegisterOutput } from '@/contracts/account/login-or-register'
import type { ShopTheme } from '@/contracts/shop/get-shop-config'
import { AppError } from '@/lib/app-error'
import { FakeStorage } from '@/platform/storage/storage-fake'
import { FakeSystem } from '@/platform/system/system-fake'
import type { Request } from '@/request/request'
import { LocaleStore } from './locale-store'
import { PromptsStore } from './prompts-store'
import { SessionStore } from './session-store'
import { ShopConfigStore } from './shop-config-store'
import { ThemeStore } from './theme-store'
import { VisitTokens } from './visit-tokens'

const login: LoginOrRegisterOutput = {
  bizUserId: 'u1',
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresIn: 7200,
  cellphone: '138****8000',
  countryCode: '86',
  loginMethod: 'CELLPHONE',
  isNewUser: false,
}

describe('a session of two tabs', () => {
  const other = { ...login, bizUserId: 'u-other', accessToken: 'other' }
  const tabs = () => {
    const storage = new FakeStorage()
    new SessionStore(storage).signIn(login)
    return { storage, here: new SessionStore(storage), there: new SessionStore(storage) }
  }

  it('uses the tokens that the other tab has refreshed', () => {
    const { here, there } = tabs()
    there.renew({ accessToken: 'new', refreshToken: 'newer', expiresIn: 7200 })
    here.follow()
    expect([here.isReplaced, here.accessToken]).toEqual([false, 'new'])
  })

  it('never overwrites the user of the other tab', () => {
    const { storage, here, there } = tabs()
    there.signOut()
    expect(here.isReplaced).toBe(true)
    there.signIn(other)
    here.renew({ accessToken: 'new', refreshToken: 'newer', expiresIn: 7200 })
    here.updateProfile({ nickname: 'n', avatar: 'a' })
    here.signOut()
    expect(new SessionStore(storage).accessToken).toBe('other')
  })

  it('continues in memory when the device stores nothing', () => {
    const storage = new FakeStorage()
    storage.isFull = true
    const session = new SessionStore(storage)
    session.signIn(login)
    session.renew({ accessToken: 'new', refreshToken: 'newer', expiresIn: 7200 })
    session.follow()
    expect([session.isReplaced, session.accessToken]).toEqual([false, 'new'])
  })
})

describe('the session', () => {
  it('outlives the app and ends with nothing left on the device (LOGIN-044, LOGIN-079)', () => {
    const storage = new FakeStorage()
    new SessionStore(storage).signIn(login)
    const restored = new SessionStore(storage)
    expect(restored.isLoggedIn).toBe(true)
    expect(restored.accessToken).toBe('access')
    expect(restored.user).toMatchObject({ bizUserId: 'u1', refreshToken: 'refresh' })
    restored.signOut()
    expect(new SessionStore(storage).isLoggedIn).toBe(false)
  })

  it('keeps the logged-in user, and nothing transient of the answer (LOGIN-066, NET-139)', () => {
    const storage = new FakeStorage()
    new SessionStore(storage).signIn({ ...login, email: 'buyer@encore.test' })
    expect(storage.get('session')).toEqual({
      bizUserId: 'u1',
      accessToken: 'access',
      refreshToken: 'refresh',
      cellphone: '138****8000',
      countryCode: '86',
      email: 'buyer@encore.test',
      loginMethod: 'CELLPHONE',
    })
  })

  it('stays ended when a refresh answers after the logout', () => {
    const session = new SessionStore(new FakeStorage())
    session.signIn(login)
    session.signOut()
    session.renew({ accessToken: 'new', refreshToken: 'new', expiresIn: 7200 })
    expect(session.accessToken).toBeNull()
  })

  it('works on a device with full storage', () => {
    const storage = new FakeStorage()
    storage.isFull = true
    const session = new SessionStore(storage)
    session.signIn(login)
    expect(session.isLoggedIn).toBe(true)
  })
})

describe('visit tokens of the shop', () => {
  it('outlives the app and ends with the session (NET-139)', () => {
    const storage = new FakeStorage()
    const passes = new VisitTokens(storage)
    expect([passes.passId, passes.privilegeToken]).toEqual([null, null])
    passes.passId = 'pass'
    passes.privilegeToken = 'vip'
    const restored = new VisitTokens(storage)
    expect([restored.passId, restored.privilegeToken]).toEqual(['pass', 'vip'])
    restored.clear()
    const empty = new VisitTokens(storage)
    expect([restored.passId, empty.passId, empty.privilegeToken]).toEqual([null, null, null])
  })
})

describe('the language (I18N-007, I18N-008, I18N-010, I18N-039)', () => {
  it('prefers the address, then the stored one, then simplified Chinese (I18N-004, I18N-005, I18N-006, I18N-009, I18N-037)', () => {
    const storage = new FakeStorage()
    expect(new LocaleStore(storage).locale).toBe('zh-CN')
    new LocaleStore(storage).choose('zh-MO')
    expect(new LocaleStore(storage).locale).toBe('zh-MO')
    expect(new LocaleStore(storage, { lang: 'en' }).locale).toBe('en-US')
    expect(new LocaleStore(storage, { lang: 'klingon' }).locale).toBe('en-US')
    expect(new LocaleStore(storage, { lang: 'zh-CN' }).locale).toBe('zh-CN')
    expect(new LocaleStore(storage, { lang: 'zh-MO' }).locale).toBe('zh-MO')
    expect(new LocaleStore(storage, { lang: 'zh' }).locale).toBe('zh-CN')
    expect(new LocaleStore(storage, { lang: 'en-US' }).locale).toBe('en-US')
    expect(new LocaleStore(storage, { lang: 'zh-Hans' }).locale).toBe('zh-CN')
    expect(new LocaleStore(new FakeStorage(), { lang: 'fr' }).locale).toBe('zh-CN')
  })
})

describe('the appearance (SHELL-057, SHELL-058, SHELL-059)', () => {
  const DARK = { theme: 'DARK' as const, shopMainColor: '#00FF00', navigateTextColor: '', priceColor: '', avatar: 'd' }
  const LIGHT = { ...DARK, theme: 'LIGHT' as const, shopMainColor: '#0000FF', avatar: 'l' }
  const build = (storage = new FakeStorage(), launchQuery = {}, availableShopThemes: ShopTheme[] = [LIGHT, DARK]) => {
    const system = new FakeSystem()
    const shopColors = () => ({ availableShopThemes, themeColor: '#00AA77', shopMixedColor: '' })
    return { system, storage, theme: new ThemeStore({ storage, system, launchQuery, shopColors }) }
  }

  it('follows the device until the user chooses, and remembers the choice', () => {
    const { theme, system, storage } = build()
    system.turn('dark')
    expect(theme.scheme).toBe('dark')
    theme.choose('light')
    expect(theme.scheme).toBe('light')
    expect(build(storage).theme.scheme).toBe('light')
  })

  it('follows the address without storing it', () => {
    const { theme, storage } = build(new FakeStorage(), { theme: 'dark' })
    expect(theme.scheme).toBe('dark')
    expect(build(storage).theme.choice).toBe('system')
  })

  it.each([
    ['DARK', DARK, 'dark', '#00FF00', 'd'],
    ['LIGHT', LIGHT, 'light', '#0000FF', 'l'],
  ] as const)(
    'uses the only theme %s of a shop, whatever is wished (SHELL-060)',
    (_name, only, scheme, main, avatar) => {
      for (const wish of ['light', 'dark', 'system']) {
        const { theme } = build(new FakeStorage(), { theme: wish }, [only])
        expect([theme.scheme, theme.fixed, theme.palette.main, theme.standInAvatar]).toEqual([
          scheme,
          scheme,
          main,
          avatar,
        ])
      }
    },
  )

  it('uses the single colour of a shop without themes (SHELL-224)', () => {
    const { theme } = build(new FakeStorage(), {}, [])
    expect(theme.palette.main).toBe('#00AA77')
    expect(theme.standInAvatar).toBe('')
  })
})

describe('the shop configuration', () => {
  const answering = (answer: () => Promise<unknown>) => answer as unknown as Request

  it('shows the stored one while a fresh one loads, and keeps it on failure', async () => {
    const storage = new FakeStorage()
    const fresh = new ShopConfigStore(
      answering(async () => ({ cyShopConfigVO: { shopName: 'Encore' } })),
      storage,
      () => 'zh-CN',
    )
    await fresh.load()
    const offline = new ShopConfigStore(
      answering(() => Promise.reject(new AppError('network', 'offline'))),
      storage,
      () => 'zh-CN',
    )
    expect(offline.config?.shopName).toBe('Encore')
    await offline.load()
    expect(offline.config?.shopName).toBe('Encore')
    expect(offline.error?.code).toBe('offline')
  })

  it('hides texts of another language', async () => {
    const storage = new FakeStorage()
    const load = answering(async () => ({ cyShopConfigVO: { shopName: '安可' } }))
    await new ShopConfigStore(load, storage, () => 'zh-CN').load()
    expect(new ShopConfigStore(load, storage, () => 'en-US').config).toBeNull()
  })

  it('fetches again for a city that was chosen while it was fetched (SHELL-173)', async () => {
    let cityId = '310100'
    const requested: unknown[] = []
    const answer = async (_call: unknown, input: unknown) => {
      requested.push(input)
      cityId = '440100'
      return { cyShopConfigVO: {} }
    }
    const request = answer as unknown as Request
    const store = new ShopConfigStore(
      request,
      new FakeStorage(),
      () => 'zh-CN',
      () => ({ cityId }),
    )
    await Promise.all([store.load(), store.load()])
    expect(requested).toEqual([{ cityId: '310100' }, { cityId: '440100' }])
  })

  it('fetches once for several callers', async () => {
    let requested = 0
    const store = new ShopConfigStore(
      answering(async () => {
        requested += 1
        return { cyShopConfigVO: {} }
      }),
      new FakeStorage(),
      () => 'zh-CN',
    )
    await Promise.all([store.load(), store.load()])
    expect(requested).toBe(1)
  })
})

describe('prompts', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('shows the newest notice for its whole time, two seconds (SHELL-125)', () => {
    const prompts = new PromptsStore()
    prompts.showToast('one')
    jest.advanceTimersByTime(1500)
    prompts.showToast('two')
    jest.advanceTimersByTime(1999)
    expect(prompts.toast?.text).toBe('two')
    jest.advanceTimersByTime(1)
    expect(prompts.toast).toBeNull()
  })

  it('resolve a dialog once, and decline the one that is replaced', async () => {
    const prompts = new PromptsStore()
    const first = prompts.showDialog({ title: 'first', confirmText: 'yes' })
    const second = prompts.showDialog({ title: 'second', confirmText: 'yes' })
    expect(await first).toBe(false)
    prompts.dialog?.answer(true)
    expect(await second).toBe(true)
    expect(prompts.dialog).toBeNull()
  })

  it('decline all dialogs when their page is gone', async () => {
    const prompts = new PromptsStore()
    const requested = [prompts.showDialog({ title: 'mine', confirmText: 'yes' }), prompts.confirm('retry', {})]
    const autoRetry = prompts.startAutoRetry({})
    prompts.dismissAll()
    expect(await Promise.all(requested)).toEqual([false, false])
    await autoRetry.cancelled
    expect([prompts.dialog, prompts.question]).toEqual([null, null])
  })
})
