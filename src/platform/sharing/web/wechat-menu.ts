import { log } from '../../log/log'
import { trustedScriptUrl, WECHAT_SDK } from '../../trusted-types/trusted-types'
import type { MenuSignature, WebShare } from '../contract'

interface WechatSdk {
  config(options: MenuSignature & { debug: false; jsApiList: string[] }): void
  ready(run: () => void): void
  updateAppMessageShareData(options: { title: string; desc: string; link: string; imgUrl: string }): void
  updateTimelineShareData(options: { title: string; link: string; imgUrl: string }): void
}

declare global {
  interface Window {
    wx?: WechatSdk
  }
}

const CALLS = ['updateAppMessageShareData', 'updateTimelineShareData']

/** Sets the share content of WeChat's menu. Without WeChat's script or permission the menu shares the plain address. */
export async function fillWechatMenu(
  { title, description, link, imageUrl }: WebShare,
  sign: (url: string) => Promise<MenuSignature>,
): Promise<void> {
  try {
    const sdk = window.wx ?? (await loadedSdk())
    const [url = ''] = window.location.href.split('#')
    sdk.config({ debug: false, ...(await sign(url)), jsApiList: CALLS })
    sdk.ready(() => {
      sdk.updateAppMessageShareData({ title, desc: description, link, imgUrl: imageUrl })
      sdk.updateTimelineShareData({ title, link, imgUrl: imageUrl })
    })
  } catch (error) {
    log.warn(`WeChat's menu was not told what to share: ${(error as Error).message}`)
  }
}

function loadedSdk(): Promise<WechatSdk> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = trustedScriptUrl(WECHAT_SDK)
    script.onload = () => (window.wx ? resolve(window.wx) : reject(new Error('no wx')))
    script.onerror = () => reject(new Error('no script'))
    document.head.appendChild(script)
  })
}
