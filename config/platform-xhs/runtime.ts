import { mergeInternalComponents, mergeReconciler, processApis } from '@tarojs/shared'
import { components } from './components'

declare const xhs: Record<string, unknown>

/** Callback APIs that Taro should also offer as promises, beyond those of every platform. */
const promiseApis = new Set(['pay', 'checkFollowState', 'exitMiniProgram', 'openEcGood', 'requestOrderPayment'])

interface MiniLifecycle {
  /** Names of load, unload, ready, show and hide, then the plain hooks, then those that affect the page's menu. */
  page: [string, string, string, string, string, string[], string[]]
}

interface PageObject {
  onShareAppMessage?: unknown
  onShareChat?: unknown
}

mergeReconciler({
  initNativeApi(taro: object) {
    processApis(taro, xhs, { needPromiseApis: promiseApis })
  },
  /** Its setData uses `cn.0`, the others `cn.[0]`. */
  getPathIndex: (index: number) => String(index),
  getMiniLifecycle(lifecycle: MiniLifecycle) {
    const hooks = lifecycle.page[5]
    if (!hooks.includes('onCopyUrl')) hooks.push('onCopyUrl')
    return lifecycle
  },
  /** A page that can be shared must have both: the base library throws when one is missing. */
  modifyPageObject(page: PageObject) {
    if (page.onShareAppMessage) page.onShareChat ??= page.onShareAppMessage
  },
})
mergeInternalComponents(components)
