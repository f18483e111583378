import { createHash } from 'node:crypto'
import path from 'node:path'
import { Compilation, type Compiler, sources } from 'webpack'
import { filesOfPage } from '../h5-preload'
import { workerSource } from '../worker-source'
import { installIcon } from './install-icon'

const NAME = 'H5OfflinePlugin'
/** Page that represents the app on the device. */
const SHELL = '/ticket'
/** Offline pages: the wallet, a ticket, its code. */
const PAGES = [
  'pages/ticket-holder/ticket-holder',
  'package-ticket/pages/ticket-detail-new/ticket-detail-new',
  'package-ticket/pages/ticket-code/ticket-code',
]
/** Icon sizes for home screens, px; the last is for iOS. */
const ICONS = [192, 512, 180] as const

const MANIFEST = {
  start_url: '/?source=installed',
  scope: '/',
  display: 'standalone',
  background_color: '#F5F6F8',
  icons: ICONS.map((side) => ({
    src: `/icons/encore-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
  shortcuts: [{ name: '票夹', url: '/ticket' }],
}

/** Name of the shop and its main colour, `#RRGGBB`. */
export interface InstalledShop {
  name: string
  color: string
}

/** Writes the service worker with its cached files of this release, and the manifest and icons for installation. */
export class H5OfflinePlugin {
  constructor(
    private readonly root: string,
    private readonly installed: InstalledShop,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Runs once files have their final hash, before compression.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        compilation.emitAsset('sw.js', new sources.RawSource(this.worker(compilation)))
        compilation.emitAsset('manifest.webmanifest', new sources.RawSource(manifestOf(this.installed)))
        for (const side of ICONS) {
          compilation.emitAsset(
            `icons/encore-${side}.png`,
            new sources.RawSource(installIcon(side, this.installed.color)),
          )
        }
      })
    })
  }

  private worker(compilation: Compilation): string {
    const files = keptFiles(compilation, this.root)
    const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
    return workerSource(path.join(__dirname, 'service-worker.js'), { BUILD: build, FILES: files, SHELL })
  }
}

function manifestOf({ name, color }: InstalledShop): string {
  return JSON.stringify({ name, short_name: name, ...MANIFEST, theme_color: color })
}

/** Scripts and style sheets of the framework and of the cached pages, without duplicates. */
function keptFiles(compilation: Compilation, root: string): string[] {
  const first = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles().map((name) => `/${name}`))
  const ofPages = PAGES.flatMap((page) => filesOfPage(compilation, root, page))
  return [...new Set([...first, ...ofPages])].filter((name) => /\.(js|css)$/.test(name)).sort()
}
