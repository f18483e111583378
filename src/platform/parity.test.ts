import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Capability, can, PARITY, PLATFORMS, type PlatformName } from './parity'

// Reads only static facts of adapters; none is used.
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }))

/** Facts of a capability's adapter: folder, export, and condition of use. */
const ADAPTERS: [Capability, folder: string, exported: string, isUsable: (adapter: never) => boolean][] = [
  ['appLink', 'app-link', 'appLink', ({ isSupported }: { isSupported: boolean }) => isSupported],
  ['map', 'map', 'map', ({ isSupported }: { isSupported: boolean }) => isSupported],
  [
    'companyChat',
    'customer-service',
    'customerService',
    ({ hasCompanyChat }: { hasCompanyChat: boolean }) => hasCompanyChat,
  ],
  [
    'nativeService',
    'customer-service',
    'customerService',
    ({ hasNativeService }: { hasNativeService: boolean }) => hasNativeService,
  ],
  ['calendar', 'calendar', 'calendar', ({ isSupported }: { isSupported: boolean }) => isSupported],
  ['scanner', 'scanner', 'scanner', ({ isSupported }: { isSupported: boolean }) => isSupported],
  ['messages', 'messages', 'messages', ({ maxTemplates }: { maxTemplates: number }) => maxTemplates > 0],
  ['phoneBinding', 'account', 'account', ({ hasPhoneBinding }: { hasPhoneBinding: boolean }) => hasPhoneBinding],
  ['providerLogin', 'provider-login', 'providerLogin', ({ isSupported }: { isSupported: boolean }) => isSupported],
  ['tabBar', 'tab-bar', 'tabBarHost', (host: string) => host === 'vendor'],
]

const CASES = ADAPTERS.flatMap((adapter) => PLATFORMS.map((platform) => [platform, ...adapter] as const))

function adapterOf(platform: PlatformName, folder: string, exported: string): never {
  const own = path.join(__dirname, folder, `${folder}.${platform}.ts`)
  return require(existsSync(own) ? own : own.replace(`.${platform}.`, '.mini.'))[exported] as never
}

describe('platform capabilities', () => {
  it.each(CASES)(
    'declares on %s %s as its adapter does (SHELL-009, SHELL-010)',
    (platform, capability, folder, exported, isUsable) => {
      expect(isUsable(adapterOf(platform, folder, exported))).toBe(can(capability, platform))
    },
  )

  it.each(Object.entries(PARITY))('explains why %s is incomplete somewhere', (_name, parity) => {
    for (const support of Object.values(parity)) {
      const words = typeof support === 'string' ? 'yes' : Object.values(support as object)[0]
      expect(words.length).toBeGreaterThan(2)
    }
  })
})
