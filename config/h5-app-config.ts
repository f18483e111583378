import type { IPluginContext } from '@tarojs/service'

/**
 * The web has no packages: its pages form one list, and phone-only parts of app.config.ts stay out of the first script.
 */
export default (ctx: IPluginContext): void => {
  ctx.modifyAppConfig(({ appConfig }) => {
    const { pages = [], subPackages = [] } = appConfig
    if (subPackages.length === 0) throw new Error('app.config.ts names no packages: config/h5-app-config.ts can go')
    for (const { root, pages: ofPackage = [] } of subPackages) pages.push(...ofPackage.map((page) => `${root}/${page}`))
    delete appConfig.subPackages
    delete appConfig.preloadRule
    // Taro builds its routes from the list and also writes it into the script, where it is unused.
    Object.assign(pages, { toJSON: () => [] })
  })
}
