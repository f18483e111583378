import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { engines, version } from '../../package.json'
import { ROOT } from '../run-command'
import { refreshSchemas, SCHEMA_FILE } from '../schemas/fresh-schemas'
import { openapiDocument } from '../schemas/openapi'
import { bundleGateway } from './bundle-gateway'
import { copyPackages } from './copy-packages'

/** Native binaries, and a package that reads a font beside its code. */
const UNBUNDLED = ['@resvg/resvg-js', 'sharp', 'svg-captcha']
/** The embedded PostgreSQL: for a preview without a server. */
const EMBEDDED = '@electric-sql/pglite'
/** Files of `gateway` that it reads while it runs. */
const FILES = ['migrations', 'schemas', 'src/demo/video', 'src/static/link-pictures/draw-link-picture.mjs']

export interface ReleaseOptions {
  /** Folder to write; what was in it goes. */
  folder: string
  /** True for a release that runs without a database server. */
  isEmbedded?: boolean
}

/** Writes a gateway that runs with Node alone (`node bin/server.js`). Returns its size and that of its packages, bytes. */
export async function releaseGateway({ folder, isEmbedded = false }: ReleaseOptions): Promise<Record<string, number>> {
  await refreshSchemas()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await bundleGateway(folder, [...UNBUNDLED, EMBEDDED])
  for (const name of FILES) cpSync(path.join(ROOT, 'gateway', name), path.join(folder, name), { recursive: true })
  const office = path.join(ROOT, 'dist/office')
  if (existsSync(office)) cpSync(office, path.join(folder, 'office'), { recursive: true })
  const merchant = path.join(ROOT, 'merchant.json')
  if (existsSync(merchant)) cpSync(merchant, path.join(folder, 'merchant.json'))
  const schemas = JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'))
  writeJson(folder, 'openapi.json', openapiDocument(schemas))
  const dependencies = copyPackages([...UNBUNDLED, ...(isEmbedded ? [EMBEDDED] : [])], folder)
  writeJson(folder, 'package.json', { name: 'encore-gateway-release', version, private: true, engines, dependencies })
  const packages = sizeOf(path.join(folder, 'node_modules'))
  return { server: statSync(path.join(folder, 'bin/server.js')).size, packages, all: sizeOf(folder) }
}

function writeJson(folder: string, name: string, content: object): void {
  writeFileSync(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`)
}

function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
}
