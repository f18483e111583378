import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '../../config/settings/environment'
import { readPackageFiles } from '../../simulator/package/load-package'
import type { Platform } from '../../simulator/package/platforms'
import { packageFaults } from './package-faults'
import { type PackageSizes, packageSizes, sizeLines } from './package-sizes'
import { registeredHosts, settingFaults, vendorAppId } from './release-settings'
import { VENDORS } from './vendors'

interface Release {
  sizes: PackageSizes
  /** Summary for the developer: sizes, and next steps. */
  lines: string[]
}

/**
 * Builds a package for the vendor's review: `build` uses these settings and returns its folder. Throws with the reasons
 * if it must not be released. `before`: sizes of the previous release.
 */
export async function makeRelease(
  platform: Platform,
  environment: Environment,
  build: () => Promise<string>,
  before: PackageSizes | undefined,
): Promise<Release> {
  refuse(settingFaults(platform, environment))
  const folder = await build()
  const sizes = packageSizes(folder)
  refuse(packageFaults(platform, readPackageFiles(folder), sizes))
  nameApp(folder, vendorAppId(platform, environment))
  return { sizes, lines: [...sizeLines(sizes, before), ...nextSteps(platform, environment)] }
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`no release:\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
}

/** The vendor's tools read the app id from here; Alipay receives it with the upload. */
function nameApp(folder: string, appid: string): void {
  const file = path.join(folder, 'project.config.json')
  if (!existsSync(file)) return
  const project = JSON.parse(readFileSync(file, 'utf8')) as { setting?: object }
  const setting = { ...project.setting, urlCheck: true }
  writeFileSync(file, `${JSON.stringify({ ...project, appid, setting }, null, 2)}\n`)
}

function nextSteps(platform: Platform, environment: Environment): string[] {
  const { GATEWAY_ORIGIN = '' } = environment
  const { name, upload, domains } = VENDORS[platform]
  return [
    `Upload to ${name}: ${upload}`,
    'Register these domains first:',
    `  ${domains.calls}: ${GATEWAY_ORIGIN}`,
    `  ${domains.files}: ${GATEWAY_ORIGIN}, and the hosts of the shop’s pictures`,
    ...registeredHosts(environment).map((host) => `  ${domains.pages}: https://${host}`),
    'What reviewers ask is in docs/release.md.',
  ]
}
