import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { routes } from '@/routes'

const SRC = path.resolve(__dirname, '../../src')

interface AppConfig {
  pages: string[]
  subPackages: { root: string; pages: string[] }[]
  networkTimeout: Record<string, number>
}

function appConfig(): AppConfig {
  Object.assign(globalThis, { defineAppConfig: (config: unknown) => config })
  return (require('@/app.config') as { default: AppConfig }).default
}

function configuredPages(): string[] {
  const config = appConfig()
  return [...config.pages, ...config.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))]
}

/** Every `<page>/<page>.tsx` in a folder of pages. */
function pagesOnDisk(): string[] {
  const packages = ['', ...readdirSync(SRC).filter((name) => name.startsWith('package-'))]
  return packages.flatMap((name) => {
    const folder = path.join(name, 'pages')
    return readdirSync(path.join(SRC, folder))
      .filter((page) => existsSync(path.join(SRC, folder, page, `${page}.tsx`)))
      .map((page) => path.posix.join(name, 'pages', page, page))
  })
}

describe('pages', () => {
  const inRoutes = Object.values(routes).map(({ path: page }) => page)

  it('are the same on disk, in the route table and in the app configuration', () => {
    expect(configuredPages().sort()).toEqual([...inRoutes].sort())
    expect(pagesOnDisk().sort()).toEqual([...inRoutes].sort())
  })

  it('have web addresses of their own', () => {
    const aliases = Object.values(routes).flatMap((route) => route.aliases)
    expect(new Set(aliases).size).toBe(aliases.length)
  })
})

describe('the platforms', () => {
  it('wait as long for the network as the specification says (S1 §9)', () => {
    const timeouts = { request: 30_000, connectSocket: 60_000, uploadFile: 60_000, downloadFile: 30_000 }
    expect(appConfig().networkTimeout).toEqual(timeouts)
  })
})
