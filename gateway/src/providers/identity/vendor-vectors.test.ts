import { decryptAes } from './encrypted-phone'
import { pageSignature } from './vendor-identities'

describe('content and signatures of WeChat (published vectors, issue 47)', () => {
  it('decrypts the published content', () => {
    const content =
      'CiyLU1Aw2KjvrjMdj8YKliAjtP4gsMZMQmRzooG2xrDcvSnxIMXFufNstNGTyaGS9uT5geRa0W4oTOb1WT7fJlAC+oNPdbB+3hVbJSRgv+4lGOETKUQz6OYStslQ142dNCuabNPGBzlooOmB231qMM85d2/fV6ChevvXvQP8Hkue1poOFtnEtpyxVLW1zAo6/1Xx1COxFvrc2d7UL/lmHInNlxuacJXwu0fjpXfz/YqYzBIBzD6WUfTIF9GRHpOn/Hz7saL8xz+W//FRAUid1OksQaQx4CMs8LOddcQhULW4ucetDf96JcR3g0gfRK4PC7E/r7Z6xNrXd2UIeorGj5Ef7b1pJAYB6Y5anaHqZ9J6nKEBvB4DnNLIVWSgARns/8wR2SiRS7MNACwTyrGvt9ts8p12PKFdlqYTopNHR1Vf7XjfhQlVsAJdNiKdYmYVoKlaRv85IfVunYzO0IKXsyl7JCUjCpoG20f0a04COwfneQAGGwd5oa+T8yO5hzuyDb/XcxxmK01EpqOyuxINew=='
    const iv = Buffer.from('r7BXXKkLb8qrSNn05n0qiA==', 'base64')
    expect(JSON.parse(decryptAes('tiihtNczf5v6AKRyjwEUhQ==', iv, content))).toMatchObject({
      openId: 'oGZUI0egBJY1zhBYw2KhdUfwVJJE',
      nickName: 'Band',
      watermark: { appid: 'wx4f4bc4dec97d474b' },
    })
  })

  it('signs a page as published', () => {
    const page = {
      ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
      nonceStr: 'Wm3WZYTPz0wzccnW',
      timestamp: 1414587457,
      url: 'http://mp.weixin.qq.com?params=value',
    }
    expect(pageSignature(page)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
  })
})
