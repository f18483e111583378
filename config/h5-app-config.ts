import type { IPluginContext } from '@tarojs/service'

/**
 * The web has no packages: its pages come by one list, and what only phones read of app.config.ts is kept out of the
 * script that every page needs first.
 */
export default (ctx: IPluginContext): void => {
  ctx.modifyAppConfig(({ appConfig }) => {
    const { pages = [], subPackages = [] } = appConfig
    if (subPackages.length === 0) throw new Error('app.config.ts names no packages: config/h5-app-config.ts can go')
    for (const { root, pages: ofPackage = [] } of subPackages) pages.push(...ofPackage.map((page) => `${root}/${page}`))
    delete appConfig.subPackages
    delete appConfig.preloadRule
    // Taro makes its routes from the list and writes it into the script as well, where nobody reads it.
    Object.assign(pages, { toJSON: () => [] })
  })
}
