import path from 'node:path'
import { MiniApp, type MiniAppOptions } from './mini-app'
import { loadPackage, type MiniPackage } from './package/load-package'
import type { Platform } from './package/platforms'
import type { HttpRequest } from './vendor/http-types'
import type { EngineName } from './view/view-engine'

/** Every platform with a capable engine. */
export const runs: readonly (readonly [Platform, EngineName])[] = [
  ['weapp', 'glass-easel'],
  ['weapp', 'exparser'],
  ['alipay', 'glass-easel'],
  ['tt', 'glass-easel'],
  ['xhs', 'glass-easel'],
]

const packages = new Map<Platform, MiniPackage>()

/** The folder of the small hand-written shop in the platform's own dialect. */
export function fixtureDirectory(platform: Platform): string {
  return path.join(__dirname, 'fixtures', platform)
}

/** The fixture shop before launch, with a server that knows two shows. */
export function fixtureApp(platform: Platform, options: Partial<MiniAppOptions> = {}): MiniApp {
  const miniPackage = packages.get(platform) ?? loadPackage(fixtureDirectory(platform), platform)
  packages.set(platform, miniPackage)
  return new MiniApp({ miniPackage, request: fixtureServer, ...options })
}

/** Returns the title of a show, for example of `/shows/swan`. */
export async function fixtureServer({ url }: HttpRequest) {
  return { status: 200, body: { title: `The show ${url.split('/').pop()}` } }
}
