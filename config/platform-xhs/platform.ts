import path from 'node:path'
import { type IPluginContext, TaroPlatformBase } from '@tarojs/service'
import { components } from './components'
import { XhsTemplate } from './template'

class Xhs extends TaroPlatformBase {
  override platform = 'xhs'
  globalObject = 'xhs'
  override projectConfigJson = 'project.xhs.json'
  runtimePath: string | string[] = path.join(__dirname, 'runtime.ts')
  override taroComponentsPath = path.join(__dirname, 'components-react.ts')
  fileType = { templ: '.xhsml', style: '.css', config: '.json', script: '.js', xs: '.sjs' }
  template = new XhsTemplate()

  constructor(ctx: IPluginContext, config: unknown) {
    super(ctx, config as ConstructorParameters<typeof TaroPlatformBase>[1])
    this.setupTransaction.addWrapper({ close: () => this.template.mergeComponents(this.ctx, components) })
  }
}

/** The Taro platform `xhs`: `taro build --type xhs`. */
export default (ctx: IPluginContext) => {
  ctx.registerPlatform({
    name: 'xhs',
    useConfigName: 'mini',
    fn: ({ config }: { config: unknown }) => new Xhs(ctx, config).start(),
  })
}
