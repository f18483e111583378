import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Platform, platforms } from '../../simulator/package/platforms'

/** Code that only a window on the web can use. */
const OF_THE_WEB = [
  'WeixinJSBridge',
  'getBrandWCPayRequest',
  'PortalRequestService',
  'NativeBridge',
  'jweixin',
  'snsapi_base',
  'localStorage',
  'navigator.share',
  'wakeLock',
  'VCALENDAR',
  'createObjectURL',
  'window.location',
]

/** Calls of one vendor, in the adapter of that vendor alone. */
const CALLS: Record<Platform, readonly string[]> = {
  weapp: ['requestPayment', 'openCustomerServiceChat', 'addPhoneCalendar'],
  alipay: ['tradePay', 'my.getPhoneNumber'],
  tt: ['getOrderPayment', 'byteAuthorization'],
  xhs: ['requestGuaranteeOrderPayment', 'requestOrderPayment'],
}

/** Reviewers of one vendor want to read nothing of another. */
const NAMES: Record<Platform, readonly string[]> = {
  weapp: ['微信', 'WeChat'],
  alipay: ['支付宝', '支付寶', 'Alipay'],
  tt: ['抖音', 'Douyin'],
  xhs: ['小红书', '小紅書', 'Xiaohongshu'],
}

/** Taro's own code: `@tarojs/plugin-platform-alipay` and `-tt` name their vendors. */
const RUNTIME = /^(taro|vendors|runtime)\.js$/

function scriptsOf(platform: Platform): { file: string; code: string }[] {
  const folder = path.resolve('dist', platform)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|json|wxml|axml|ttml|xhsml)$/.test(file) && !RUNTIME.test(file))
    .map((file) => ({ file, code: unescaped(readFileSync(path.join(folder, file), 'utf8')) }))
}

/** Minified scripts write Chinese as escapes. */
function unescaped(code: string): string {
  return code.replace(/\\u([0-9a-f]{4})/gi, (_escape, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
}

function found(platform: Platform, words: readonly string[]): string[] {
  const scripts = scriptsOf(platform)
  return words.flatMap((word) =>
    scripts.filter(({ code }) => code.includes(word)).map(({ file }) => `${word}: ${file}`),
  )
}

describe.each(platforms)('the package for %s', (platform) => {
  const others = platforms.filter((other) => other !== platform)

  it('has its own calls, and those of no other vendor', () => {
    expect(found(platform, CALLS[platform]).length).toBeGreaterThanOrEqual(CALLS[platform].length)
    expect(
      found(
        platform,
        others.flatMap((other) => CALLS[other]),
      ),
    ).toEqual([])
  })

  it('has no code for the web', () => {
    expect(found(platform, OF_THE_WEB)).toEqual([])
  })

  it('names no other vendor', () => {
    expect(
      found(
        platform,
        others.flatMap((other) => NAMES[other]),
      ),
    ).toEqual([])
  })
})
