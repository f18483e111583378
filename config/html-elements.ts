import { renameSync } from 'node:fs'
import htmlPlugin from '@tarojs/plugin-html'
import type { IPluginContext } from '@tarojs/service'

type FileSystem = IPluginContext['helper']['fs']

/**
 * Elements of HTML on the mini-programs, for the texts of merchants (decision 91). The plugin writes its lists of
 * elements into its own package: here in one step, since several builds may run at the same time.
 */
export default (ctx: IPluginContext): void => {
  const fs: FileSystem = { ...ctx.helper.fs, writeFileSync: replaceFile }
  const helper = { ...ctx.helper, fs }
  htmlPlugin(Object.create(ctx, { helper: { value: helper } }), { modifyElements })

  function replaceFile(...[file, content]: Parameters<FileSystem['writeFileSync']>): void {
    const draft = `${file}.${process.pid}`
    ctx.helper.fs.writeFileSync(draft, content)
    renameSync(draft, String(file))
  }
}

/** Only what texts of merchants consist of: the plugin would name and change the vendors' views as well. */
function modifyElements(inline: string[], block: string[]): void {
  inline.splice(0, inline.length, 'strong', 'b', 'em', 'i', 'u', 'span', 'br')
  block.splice(0, block.length, 'p', 'ul', 'ol', 'li', 'h3', 'h4', 'h5', 'blockquote')
}
