import { RecursiveTemplate } from '@tarojs/shared/dist/template'

/** Xiaohongshu's template dialect: `xhs:if`, `xhs:for`, lower-case events, recursive templates. */
export class XhsTemplate extends RecursiveTemplate {
  // Template names computed by a view script become "undefined" there: a white page.
  override supportXS = false

  override Adapter = {
    if: 'xhs:if',
    else: 'xhs:else',
    elseif: 'xhs:elif',
    for: 'xhs:for',
    forItem: 'xhs:for-item',
    forIndex: 'xhs:for-index',
    key: 'xhs:key',
    xs: 'sjs',
    type: 'xhs',
  }

  constructor() {
    super()
    this.isUseXS = false
  }
}
