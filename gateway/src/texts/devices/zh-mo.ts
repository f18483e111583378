import type { DevicesTextKey } from './zh-cn'

export const zhMO: Readonly<Record<DevicesTextKey, string>> = {
  'device.new':
    '【{shop}】您的帳戶於 {time} 在一部新裝置上登入。如非本人操作，請在 24 小時內開啟連結，登出陌生裝置：{link}',
  'captcha.question': '{first}加{second}等於多少？請填寫數字。',
  'device.WEIXIN_MINI': '微信小程序',
  'device.ALIPAY_MINI': '支付寶小程序',
  'device.DOUYIN_MINI': '抖音小程序',
  'device.XHS_MINI': '小紅書小程序',
  'device.WEIXIN_H5': '微信網頁',
  'device.BANK_H5': '銀行 App',
  'device.APP_H5': 'App',
  'device.M_WEB': '手機瀏覽器',
  'device.PC_WEB': '電腦瀏覽器',
  'device.UNKNOWN': '未知裝置',
}
