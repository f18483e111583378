import type { Database } from '../../database/connect'
import type { VendorAppSettings, VendorApps } from '../../settings'
import { KeyFiles } from '../key-files'
import { DouyinApp } from './douyin-app'
import type { VendorAppKeys } from './vendor-app-keys'
import { WechatApp } from './wechat-app'
import { XhsApp } from './xhs-app'

/** Apps of the shop at vendors; null without a secret. */
export interface Apps {
  weapp: WechatApp | null
  wechatAccount: WechatApp | null
  douyin: DouyinApp | null
  xhs: XhsApp | null
}

const DOUYIN_OPEN_ORIGIN = 'https://open.douyin.com'
const ORIGINS = {
  WEAPP: 'https://api.weixin.qq.com',
  WECHAT_ACCOUNT: 'https://api.weixin.qq.com',
  TT: 'https://developer.toutiao.com',
  XHS: 'https://miniapp.xiaohongshu.com',
} as const

/** Apps that the settings name with a secret. Throws `ProviderFaults`. */
export function readApps({ weapp, wechatAccount, tt, ttKeyFile, xhs }: VendorApps, db: Database): Apps {
  const files = new KeyFiles()
  const keys = (name: keyof typeof ORIGINS, app: VendorAppSettings | undefined): VendorAppKeys | null => {
    if (!app || !(app.secret || app.secretFile)) return null
    const appId = files.text(`${name}_APP_ID`, app.appId)
    const secret = files.secretText(`${name}_SECRET`, app.secret, app.secretFile)
    return { appId, secret, origin: app.url ?? ORIGINS[name] }
  }
  const [weappKeys, accountKeys] = [keys('WEAPP', weapp), keys('WECHAT_ACCOUNT', wechatAccount)]
  const [ttKeys, xhsKeys] = [keys('TT', tt), keys('XHS', xhs)]
  const privateKey = ttKeys && ttKeyFile ? files.privateKey('TT_KEY_FILE', ttKeyFile) : null
  files.check()
  return {
    weapp: weappKeys && new WechatApp(weappKeys, db),
    wechatAccount: accountKeys && new WechatApp(accountKeys, db),
    douyin: ttKeys && new DouyinApp({ ...ttKeys, openOrigin: tt?.url ?? DOUYIN_OPEN_ORIGIN, privateKey }, db),
    xhs: xhsKeys && new XhsApp(xhsKeys, db),
  }
}
