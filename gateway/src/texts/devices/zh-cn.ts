export const zhCN = {
  'device.new':
    '【{shop}】您的账户于 {time} 在一台新设备上登录。如非本人操作，请在 24 小时内打开链接，退出陌生设备：{link}',
  'captcha.question': '{first}加{second}等于多少？请填写数字。',
  'device.WEIXIN_MINI': '微信小程序',
  'device.ALIPAY_MINI': '支付宝小程序',
  'device.DOUYIN_MINI': '抖音小程序',
  'device.XHS_MINI': '小红书小程序',
  'device.WEIXIN_H5': '微信网页',
  'device.BANK_H5': '银行 App',
  'device.APP_H5': 'App',
  'device.M_WEB': '手机浏览器',
  'device.PC_WEB': '电脑浏览器',
  'device.UNKNOWN': '未知设备',
}

export type DevicesTextKey = keyof typeof zhCN
