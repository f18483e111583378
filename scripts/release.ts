import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '../config/settings/environment'
import { settingTexts } from '../config/settings/read-settings'
import { type Platform, platforms } from '../simulator/package/platforms'
import { buildTarget } from './build'
import { makeRelease } from './release/make-release'
import type { PackageSizes } from './release/package-sizes'
import { ROOT } from './run-command'

const USAGE = `usage: npm run release -- <${platforms.join('|')}> [--record]`
/** Sizes of the previous release, by target. */
const RECORD = path.join(ROOT, 'scripts/release/recorded-sizes.json')

/** `npm run release`: builds a package for the vendor's review, or prints why it cannot. */
async function main(args: readonly string[], environment: Environment): Promise<void> {
  const platform = platforms.find((known) => known === args[0])
  if (!platform) throw new Error(USAGE)
  const record = readRecord()
  const { sizes, lines } = await makeRelease(
    platform,
    settingTexts(environment),
    () => built(platform),
    record[platform],
  )
  if (args.includes('--record')) writeFileSync(RECORD, `${JSON.stringify({ ...record, [platform]: sizes }, null, 2)}\n`)
  console.log(lines.join('\n'))
}

/** Folder of a fresh build with the same settings. */
async function built(platform: Platform): Promise<string> {
  const { isOk, output } = await buildTarget(platform)
  if (!isOk) throw new Error(`the build failed:\n${output}`)
  return path.join(ROOT, 'dist', platform)
}

function readRecord(): Partial<Record<Platform, PackageSizes>> {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {}
}

main(process.argv.slice(2), process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
