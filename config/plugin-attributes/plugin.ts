import path from 'node:path'
import type { IPluginContext, TaroPlatformBase } from '@tarojs/service'
import { componentsOf, DATA_NAMES } from './components'

/** Attribute names of a template class; protected in Taro. */
interface AttributeNames {
  replacePropName(name: string, ...more: unknown[]): string
}

/**
 * Taro's templates drop `aria-*`, `role` and unknown attributes of vendor buttons: this plugin adds them, so that
 * screen readers of mini-programs work as on the web.
 */
export default (ctx: IPluginContext) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: TaroPlatformBase) {
      const { template } = platform
      if (!template) return
      template.mergeComponents(ctx, componentsOf(platform.platform))
      const names = template as unknown as AttributeNames
      const nameOf = names.replacePropName.bind(template)
      // Only Alipay names it `role`.
      names.replacePropName = (name, ...more) =>
        name === 'role' && platform.platform !== 'alipay' ? 'aria-role' : (DATA_NAMES[name] ?? nameOf(name, ...more))
      platform.runtimePath = [platform.runtimePath ?? [], path.join(__dirname, 'runtime.ts')].flat()
    },
  })
}
