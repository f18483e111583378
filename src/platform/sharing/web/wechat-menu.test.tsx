import { fillWechatMenu } from './wechat-menu'

const SHARE = {
  title: '星河入梦',
  description: '上海大剧院',
  link: 'https://shop.test/content/1',
  imageUrl: 'https://shop.test/1.png',
}
const SIGNATURE = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }

function fakeSdk() {
  return {
    config: jest.fn(),
    ready: (run: () => void) => run(),
    updateAppMessageShareData: jest.fn(),
    updateTimelineShareData: jest.fn(),
  }
}

describe('WeChat’s menu on the web (SHELL-048)', () => {
  afterEach(() => {
    delete window.wx
  })

  it('shares the title, text and picture of the page, signed for its address', async () => {
    const sdk = fakeSdk()
    window.wx = sdk
    const sign = jest.fn(async () => SIGNATURE)
    await fillWechatMenu(SHARE, sign)
    expect(sign).toHaveBeenCalledWith(window.location.href.split('#')[0])
    expect(sdk.config).toHaveBeenCalledWith(expect.objectContaining({ ...SIGNATURE, debug: false }))
    const { title, description: desc, link, imageUrl: imgUrl } = SHARE
    expect(sdk.updateAppMessageShareData).toHaveBeenCalledWith({ title, desc, link, imgUrl })
    expect(sdk.updateTimelineShareData).toHaveBeenCalledWith({ title, link, imgUrl })
  })

  it('logs a signature that the shop refuses, and shares nothing', async () => {
    const sdk = fakeSdk()
    window.wx = sdk
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    await fillWechatMenu(SHARE, () => Promise.reject(new Error('refused')))
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('refused'))
    expect(sdk.updateAppMessageShareData).not.toHaveBeenCalled()
    warn.mockRestore()
  })
})
