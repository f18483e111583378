import type { IPluginContext } from '@tarojs/service'
import { readSettings } from './settings/read-settings'

/** Names the app of a mini-program after the shop; Alipay's bar has no separate title. */
export default (ctx: IPluginContext): void => {
  const { SHOP_NAME } = readSettings(process.env)
  ctx.modifyAppConfig(({ appConfig }) => {
    const { window } = appConfig
    if (SHOP_NAME && window?.navigationBarTitleText) window.navigationBarTitleText = SHOP_NAME
  })
}
