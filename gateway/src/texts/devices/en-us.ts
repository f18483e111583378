import type { DevicesTextKey } from './zh-cn'

export const enUS: Readonly<Record<DevicesTextKey, string>> = {
  'device.new':
    "[{shop}] Your account was logged in on a new device at {time}. If that wasn't you, open this link within 24 hours and log it out: {link}",
  'captcha.question': 'What is {first} plus {second}? Enter a number.',
  'device.WEIXIN_MINI': 'WeChat mini-program',
  'device.ALIPAY_MINI': 'Alipay mini-program',
  'device.DOUYIN_MINI': 'Douyin mini-program',
  'device.XHS_MINI': 'Xiaohongshu mini-program',
  'device.WEIXIN_H5': 'WeChat browser',
  'device.BANK_H5': 'Bank app',
  'device.APP_H5': 'App',
  'device.M_WEB': 'Phone browser',
  'device.PC_WEB': 'Computer browser',
  'device.UNKNOWN': 'Unknown device',
}
