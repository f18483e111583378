import { aliyunHeaders } from './aliyun-signature'
import { tencentHeaders } from './tencent-signature'
import { webhookHeaders } from './webhook'

describe('signatures of vendors of messages (published vectors, issue 47)', () => {
  it('equal those of Alibaba Cloud, version 3', () => {
    const keys = { keyId: 'YourAccessKeyId', secret: 'YourAccessKeySecret' }
    const headers = aliyunHeaders(keys, {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: { ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd', RegionId: 'cn-shanghai' },
      nonce: '3156853299f313e23d1673dc12e1703d',
      date: '2023-10-26T10:22:32Z',
    })
    expect(headers.authorization).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    )
  })

  it('equal those of Tencent Cloud, version 3', () => {
    const keys = { keyId: `AKID${'*'.repeat(32)}`, secret: '*'.repeat(32) }
    const headers = tencentHeaders(keys, {
      host: 'cvm.tencentcloudapi.com',
      service: 'cvm',
      action: 'DescribeInstances',
      version: '2017-03-12',
      region: 'ap-guangzhou',
      body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
      now: 1551113065000,
    })
    expect(headers.authorization).toBe(
      `TC3-HMAC-SHA256 Credential=AKID${'*'.repeat(32)}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f`,
    )
  })

  it('equal those of Standard Webhooks', () => {
    const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
    const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}', now: 1614265330000 }
    expect(webhookHeaders(secret, message)['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })
})
