import { examine } from './examine'
import { findingLines } from './finding'
import type { Machine } from './machine'

const HEALTHY: Machine = {
  node: '20.19.0',
  platform: 'linux',
  environment: { MERCHANT_FILE: '' },
  home: '/home/dev',
  firstLine: async (program) => `${program} 1.0`,
  namesIn: async () => [],
  isPortTaken: async () => false,
  isGatewayAt: async () => false,
  clockError: async () => 0,
  browserPath: async () => '/usr/bin/chromium',
}

async function found(change: Partial<Machine>, subject: string) {
  const findings = await examine({ ...HEALTHY, ...change })
  return findings.find((finding) => finding.subject === subject)
}

describe('npm run doctor', () => {
  it('finds nothing wrong on a healthy machine', async () => {
    const findings = await examine(HEALTHY)
    expect(findings.filter(({ state }) => state === 'wrong')).toEqual([])
    expect(findings.filter(({ state }) => state === 'note').every(({ advice }) => advice)).toBe(true)
  })

  it('lists settings that no program starts with', async () => {
    const environment = { MERCHANT_FILE: '', PORT: 'x', MERCHANTID: 'm' }
    expect(await found({ environment }, 'settings')).toMatchObject({
      state: 'wrong',
      found: 'MERCHANTID is no setting: did you mean MERCHANT_ID?',
    })
  })

  it('names the shop and its gateway', async () => {
    const environment = { MERCHANT_FILE: '', SHOP_NAME: '海上', GATEWAY_ORIGIN: 'https://a.cn' }
    expect((await found({ environment }, 'settings'))?.found).toBe('海上 (encore), calls https://a.cn')
  })

  it.each([
    [false, false, 'good', 'free for the gateway'],
    [true, true, 'good', 'a gateway of Encore answers there'],
    [true, false, 'note', 'another program has it'],
  ])('examines the port of the gateway (taken %s, by a gateway %s)', async (isTaken, isGateway, state, words) => {
    const change = { isPortTaken: async () => isTaken, isGatewayAt: async () => isGateway }
    expect(await found(change, 'port 8787')).toMatchObject({ state, found: words })
  })

  it('examines the port of the settings', async () => {
    expect(await found({ environment: { MERCHANT_FILE: '', PORT: '9001' } }, 'port 9001')).toBeDefined()
  })

  it('reports a browser that is missing or does not start', async () => {
    const none = { browserPath: () => Promise.reject(new Error('none')) }
    expect(await found(none, 'browser')).toMatchObject({ state: 'wrong', found: 'none' })
    expect(await found({ firstLine: async () => null }, 'browser')).toMatchObject({
      state: 'wrong',
      found: '/usr/bin/chromium does not start',
    })
  })

  it('requires fonts for Chinese only on Linux', async () => {
    const firstLine = async (program: string) => (program === 'fc-list' ? null : 'v1')
    expect(await found({ firstLine }, 'fonts for Chinese')).toMatchObject({ state: 'note' })
    expect(await found({ firstLine, platform: 'darwin' }, 'fonts for Chinese')).toMatchObject({ state: 'good' })
  })

  it.each([
    ['darwin', '/Applications', 'wechatwebdevtools.app', 'WeChat'],
    ['darwin', '/home/dev/Applications', '抖音开发者工具.app', 'Douyin'],
    ['win32', 'C:/Program Files (x86)/Tencent', '微信web开发者工具', 'WeChat'],
    ['win32', '/home/dev/AppData/Local/Programs', 'MiniProgramStudio', 'Alipay'],
    ['darwin', '/Applications', '小红书小程序开发者工具.app', 'Xiaohongshu'],
  ] as const)('finds devtools on %s in %s', async (platform, place, name, vendor) => {
    const namesIn = async (folder: string) => (folder === place ? ['Other.app', name] : [])
    const finding = await found({ platform, namesIn }, `devtools of ${vendor}`)
    expect(finding).toMatchObject({ state: 'good', found: expect.stringContaining(`${place}/${name}`) })
  })

  it('names the source of missing devtools, and the simulator as alternative', async () => {
    expect((await found({ platform: 'darwin' }, 'devtools of Alipay'))?.advice).toContain('https://opendocs.alipay.com')
    expect((await found({}, 'devtools of Alipay'))?.advice).toContain('simulator')
  })

  it('prints a line for each finding, with the advice below it', () => {
    expect(
      findingLines([
        { subject: 'Node', state: 'good', found: '20' },
        { subject: 'browser', state: 'wrong', found: 'none', advice: 'install one' },
      ]),
    ).toEqual(['ok    Node     20', 'BAD   browser  none', '               → install one'])
  })
})
