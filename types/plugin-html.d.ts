declare module '@tarojs/plugin-html' {
  import type { IPluginContext } from '@tarojs/service'

  interface HtmlPluginOptions {
    /** Changes the lists of the tags that become a text, and those that become a view. */
    modifyElements?(inline: string[], block: string[]): void
  }

  export default function htmlPlugin(ctx: IPluginContext, options: HtmlPluginOptions): void
}
