import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPackageFiles } from '../simulator/package/load-package'
import { type Platform, platforms } from '../simulator/package/platforms'
import { buildTarget } from './build'
import { packageFaults } from './release/package-faults'
import { type PackageSizes, packageSizes, sizeLines } from './release/package-sizes'
import { type Environment, hostsIn, settingFaults } from './release/release-settings'
import { VENDORS } from './release/vendors'
import { ROOT } from './run-command'

const USAGE = `usage: npm run release -- <${platforms.join('|')}> [--record]`
/** Sizes of the release before, by target. */
const RECORD = path.join(ROOT, 'scripts/release/recorded-sizes.json')

/** `npm run release`: a package for the vendor's review, or the reasons why there is none. */
async function main(args: readonly string[], environment: Environment): Promise<void> {
  const platform = platforms.find((known) => known === args[0])
  if (!platform) throw new Error(USAGE)
  refuse(settingFaults(platform, environment))
  const built = await buildTarget(platform)
  if (!built.isOk) throw new Error(`the build failed:\n${built.output}`)
  const folder = path.join(ROOT, 'dist', platform)
  const sizes = packageSizes(folder)
  refuse(packageFaults(platform, readPackageFiles(folder), sizes))
  nameApp(folder, environment.VENDOR_APP_ID ?? '')
  const record = readRecord()
  console.log(sizeLines(sizes, record[platform]).join('\n'))
  if (args.includes('--record')) writeFileSync(RECORD, `${JSON.stringify({ ...record, [platform]: sizes }, null, 2)}\n`)
  console.log(nextSteps(platform, environment).join('\n'))
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`no release:\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
}

/** The vendor's tools read from here whose app this is; Alipay is told when it is uploaded. */
function nameApp(folder: string, appid: string): void {
  const file = path.join(folder, 'project.config.json')
  if (!existsSync(file)) return
  const project = JSON.parse(readFileSync(file, 'utf8')) as { setting?: object }
  const setting = { ...project.setting, urlCheck: true }
  writeFileSync(file, `${JSON.stringify({ ...project, appid, setting }, null, 2)}\n`)
}

function readRecord(): Partial<Record<Platform, PackageSizes>> {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {}
}

function nextSteps(platform: Platform, { GATEWAY_ORIGIN = '', WEB_HOSTS = '' }: Environment): string[] {
  const { name, upload, domains } = VENDORS[platform]
  return [
    `Upload to ${name}: ${upload}`,
    'Register these domains first:',
    `  ${domains.calls}: ${GATEWAY_ORIGIN}`,
    `  ${domains.files}: ${GATEWAY_ORIGIN}, and the hosts of the shop’s pictures`,
    ...hostsIn(WEB_HOSTS).map((host) => `  ${domains.pages}: https://${host}`),
    'What reviewers ask is in docs/release.md.',
  ]
}

main(process.argv.slice(2), process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
