import path from 'node:path'
import type { Finding } from './finding'
import type { Machine } from './machine'

/** Vendor devtools: folder names and download addresses. */
const TOOLS = [
  {
    vendor: 'WeChat',
    folder: /^(wechatwebdevtools|微信(web)?开发者工具)/i,
    source: 'https://developers.weixin.qq.com/miniprogram/dev/devtools/download.html',
    opens: 'the repository',
  },
  {
    vendor: 'Alipay',
    folder: /^(小程序开发者工具|mini ?program ?studio|支付宝.*开发者工具)/i,
    source: 'https://opendocs.alipay.com/mini/ide/download',
    opens: 'the repository',
  },
  {
    vendor: 'Douyin',
    folder: /^(抖音开发者工具|字节.*开发者工具|bytedanceide|douyin ?(ide|devtools))/i,
    source: 'https://developer.open-douyin.com/docs/resource/zh-CN/mini-app/develop/developer-instrument/download',
    opens: 'the repository',
  },
  {
    vendor: 'Xiaohongshu',
    folder: /^(小红书.*开发者工具|xhs ?(ide|devtools)|red ?devtools)/i,
    source: 'https://miniapp.xiaohongshu.com',
    opens: 'dist/xhs',
  },
] as const

/** Installed vendor devtools. */
export async function vendorTools(machine: Machine): Promise<Finding[]> {
  const places = placesOf(machine)
  const found = await Promise.all(
    places.map(async (place) => (await machine.namesIn(place)).map((name) => path.posix.join(place, name))),
  )
  return TOOLS.map(({ vendor, folder, source, opens }): Finding => {
    const subject = `devtools of ${vendor}`
    const place = found.flat().find((file) => folder.test(path.posix.basename(file)))
    if (place) return { subject, state: 'good', found: `${place}, opens ${opens}` }
    const advice =
      places.length === 0
        ? 'there are none for this system: the simulator plays the vendor, npx jest -w 1 __tests__/mini-program'
        : `install them from ${source} to try a build on a phone; tests need none`
    return { subject, state: 'note', found: 'not installed', advice }
  })
}

/** Program folders; none on systems without vendor builds. */
function placesOf({ platform, home, environment }: Machine): string[] {
  if (platform === 'darwin') return ['/Applications', `${home}/Applications`]
  if (platform !== 'win32') return []
  const { ProgramFiles = 'C:/Program Files', LOCALAPPDATA = `${home}/AppData/Local` } = environment
  const older = environment['ProgramFiles(x86)'] ?? 'C:/Program Files (x86)'
  return [ProgramFiles, older, `${older}/Tencent`, `${ProgramFiles}/Tencent`, `${LOCALAPPDATA}/Programs`]
}
