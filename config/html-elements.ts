import { renameSync } from 'node:fs'
import htmlPlugin from '@tarojs/plugin-html'
import type { IPluginContext } from '@tarojs/service'

type FileSystem = IPluginContext['helper']['fs']

/**
 * HTML elements on mini-programs, for merchant texts (decision 91). The plugin writes its element lists into its own
 * package: done here in one step, because several builds may run at once.
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

/** Limited to elements of merchant texts: the plugin would also rename and change the vendors' views. */
function modifyElements(inline: string[], block: string[]): void {
  inline.splice(0, inline.length, 'strong', 'b', 'em', 'i', 'u', 'span', 'br')
  block.splice(0, block.length, 'p', 'ul', 'ol', 'li', 'h3', 'h4', 'h5', 'blockquote')
}
