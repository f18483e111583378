import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { routes } from '@/routes'

const SRC = path.resolve(__dirname, '../../src')

interface AppConfig {
  pages: string[]
  subPackages: { root: string; pages: string[] }[]
}

function configuredPages(): string[] {
  Object.assign(globalThis, { defineAppConfig: (config: unknown) => config })
  const { default: config } = require('@/app.config') as { default: AppConfig }
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
