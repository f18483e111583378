import type { IPluginContext } from '@tarojs/service'

interface AppConfig {
  pages: string[]
  subPackages?: readonly { root: string; pages: readonly string[] }[]
  preloadRule?: object
}

/**
 * The web has no packages: its pages come by one list, and what only phones read of app.config.ts is kept out of the
 * script that every page needs first.
 */
export default (ctx: IPluginContext): void => {
  ctx.modifyAppConfig(({ appConfig }: { appConfig: AppConfig }) => {
    const { subPackages = [] } = appConfig
    if (subPackages.length === 0) throw new Error('app.config.ts names no packages: config/h5-app-config.ts can go')
    for (const { root, pages } of subPackages) appConfig.pages.push(...pages.map((page) => `${root}/${page}`))
    delete appConfig.subPackages
    delete appConfig.preloadRule
    // Taro makes its routes from the list and writes it into the script as well, where nobody reads it.
    Object.assign(appConfig.pages, { toJSON: () => [] })
  })
}
