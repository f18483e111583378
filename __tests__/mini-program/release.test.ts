import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { platformsInDepth } from '@test/tested-platforms'
import type { Environment } from '../../config/settings/environment'
import { makeRelease } from '../../scripts/release/make-release'
import { VENDORS } from '../../scripts/release/vendors'

const ROOT = path.resolve(__dirname, '../..')
const SANDBOX = 'http://127.0.0.1:8787'
const ORIGIN = 'https://api.showtime.cn'

/** A valid id of each vendor. */
const APP_IDS = {
  weapp: 'wx0123456789abcdef',
  alipay: '2021001234567890',
  tt: 'tt0123456789abcdef01',
  xhs: '64f0a1b2c3d4e5f6a7b8c9d0',
}

describe.each(platformsInDepth)('npm run release -- %s', (platform) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), `release-${platform}-`))
  const settings: Environment = {
    GATEWAY_ORIGIN: ORIGIN,
    MERCHANT_ID: 'm8842',
    APP_ID: `showtime-${platform}`,
    VENDOR_APP_ID: APP_IDS[platform],
    WEB_HOSTS: 'sobot.com,tours.showtime.cn',
  }

  beforeEach(() => cpSync(path.join(ROOT, 'dist', platform), folder, { recursive: true }))
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Result of a build with these settings on the sandbox package. */
  async function builtFor(origin: string): Promise<string> {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const full = path.join(folder, file)
      if (!file.endsWith('.js') || !statSync(full).isFile()) continue
      writeFileSync(full, readFileSync(full, 'utf8').replaceAll(SANDBOX, origin))
    }
    return folder
  }

  it('builds a package from valid settings, and explains the upload', async () => {
    const { sizes, lines } = await makeRelease(platform, settings, () => builtFor(ORIGIN), undefined)
    expect(sizes.main).toBeGreaterThan(100_000)
    const { name, upload, domains } = VENDORS[platform]
    const text = lines.join('\n')
    const pages = `${domains.pages}: https://tours.showtime.cn`
    for (const words of [`Upload to ${name}: ${upload}`, `${domains.calls}: ${ORIGIN}`, pages, 'main  '])
      expect(text).toContain(words)
    // Only its owner could register it.
    expect(text).not.toContain('sobot.com')
    const project = path.join(folder, 'project.config.json')
    // Alipay receives the app id with the upload.
    expect(existsSync(project)).toBe(platform !== 'alipay')
    if (platform !== 'alipay')
      expect(JSON.parse(readFileSync(project, 'utf8'))).toMatchObject({
        appid: APP_IDS[platform],
        setting: { urlCheck: true },
      })
  })

  it('refuses a package that calls the sandbox', async () => {
    const release = makeRelease(platform, settings, () => builtFor(SANDBOX), undefined)
    await expect(release).rejects.toThrow(/^no release:(\n- \S+\.js calls http:\/\/127\.0\.0\.1)+$/)
  })

  it('refuses the settings of the demo before it builds anything', async () => {
    const command = promisify(execFile)('npx', ['tsx', 'scripts/release.ts', platform], {
      cwd: ROOT,
      env: { ...process.env, MERCHANT_FILE: '', GATEWAY_ORIGIN: undefined, MERCHANT_ID: undefined, APP_ID: undefined },
    })
    await expect(command).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /no release:\n- GATEWAY_ORIGIN is missing.*\n- MERCHANT_ID is “”.*\n- APP_ID is “”/,
      ),
    })
  })
})
