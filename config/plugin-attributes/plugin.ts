import path from 'node:path'
import type { IPluginContext, TaroPlatformBase } from '@tarojs/service'
import { componentsOf, DATA_NAMES } from './components'

/** The part of a template class that names attributes; Taro keeps it for subclasses. */
interface AttributeNames {
  replacePropName(name: string, ...more: unknown[]): string
}

/**
 * Taro's templates drop `aria-*` and `role`, and what it does not know of vendors' buttons: this plugin writes them in,
 * so that screen readers of the mini-programs hear what those of the web do.
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
      // Only Alipay calls it `role`.
      names.replacePropName = (name, ...more) =>
        name === 'role' && platform.platform !== 'alipay' ? 'aria-role' : (DATA_NAMES[name] ?? nameOf(name, ...more))
      platform.runtimePath = [platform.runtimePath ?? [], path.join(__dirname, 'runtime.ts')].flat()
    },
  })
}
