import { createPublicKey, X509Certificate } from 'node:crypto'
import { decryptPart, isSignedBy } from './wechat-signature'

/** Published by WeChat in its SDK for Go: certificate, report, signature and key of `core/notify/notify_test.go`. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIDVzCCAj+gAwIBAgIJANfOWdH1ItcBMA0GCSqGSIb3DQEBCwUAMEIxCzAJBgNV
BAYTAlhYMRUwEwYDVQQHDAxEZWZhdWx0IENpdHkxHDAaBgNVBAoME0RlZmF1bHQg
Q29tcGFueSBMdGQwHhcNMjEwNDI3MDg1NTIzWhcNMzEwNDI1MDg1NTIzWjBCMQsw
CQYDVQQGEwJYWDEVMBMGA1UEBwwMRGVmYXVsdCBDaXR5MRwwGgYDVQQKDBNEZWZh
dWx0IENvbXBhbnkgTHRkMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA
2VCTd91fnUn73Xy9DLvt/V62TVxRTEEstVdeRaZ3B3leO0pldE806mXO4RwdHXag
HQ4vGeZN0yqm++rDsGK+U3AH7kejyD2pXshNP9Cq5YwbptiLGtjcquw4HNxJQUOm
DeJf2vg6byms9RUipiq4SzbJKqJFlUpbuIPDpSpWz10PYmyCNeDGUUK65E5h2B83
4uxl1zNLYQCrkdBzb8oUxwYeP5a2DNxmjL5lsJML7DGr5znsevnoqGRwTm9fxCGf
y8wus7hwKz6clt3Whmmda7UAdb1c08hEQFVRbF14AR73xbnd8N0obCWJPCbzMCtk
aSef4FdEEgEXJiw0VAJT8wIDAQABo1AwTjAdBgNVHQ4EFgQUT1c7nd/SUO76HSoZ
umNUJv1R5PwwHwYDVR0jBBgwFoAUT1c7nd/SUO76HSoZumNUJv1R5PwwDAYDVR0T
BAUwAwEB/zANBgkqhkiG9w0BAQsFAAOCAQEAfTjxKRQMzNB/U6ZoCUS+BSNfa2Oh
0plMN6ZuzwiVVZwg1jywvv5yv04koS7Pd4i9E4gt9ZBUQXlpq+A3oOCEEHNRR6b2
kyazGRM7s0OP5X21WrbpSmKmU6K7hkfx30yYs08LVs/Q8DIhvaj1FCFeJzUCzYn/
fHMq4tsbKO0dKAeydPM/nrUZBmaYQVKMVOORGLFjFKVO7JV6Kq/R86ouhjEPgJOe
2xulNBUcjicqtZlBdEh/PWCYP2SpGVDclKm8jeo175T3EVAkdKzzmfpxtMmnMlmq
cTJOU9TxuGvNASMtjj7pYIerTx+xgZDXEVBWFW9PjJ0TV06tCRsgSHItgg==
-----END CERTIFICATE-----`
const TIMESTAMP = '1624523846'
const NONCE = 'EcZ9Cmy4Xyx1i6RlJQzLcCyEqDa26NBz'
const SIGNATURE =
  'tJHIiIS9eB2hAYstmAmbbD3ZE5LiIm/Ug5tuL4fC0YOFRWIHV39UFIZXC0e9Wl6lBu6sKvkqDkzpqzBsVHyXFlbYZTOQrVdG4b6LfTnK4mikv9++ixJMd3vTf2yCqvBkh98zs3Ds5zsYQakzbcwhmw4fMJs4nPLws28H0UW9FjDR//rxELLwXvV1VEA1IBLX70xptjL8hrfUjEE8kkry6yNJTHZRU8CAc7qHli2Ng1V1qb9ARbK8A3ThmFmPQvRGrapI/jS2laKKgYUmfdEdkNO6B2Cke5e8VTxY406ArAmQ90GAihDwIcb16TQMnzCMBoutnwZKNiKRACrFmtxw2Q=='
const CIPHERTEXT =
  'YDS3lKPaC4Y52Gf3uhft5qUBlIa8b428AWTtTauHQfQrRw+X1WpiuHIDy0vo1Vd6VEq67aVyqPdDYMkRVSDaZL3iZttevRMOoPKMifozg6XPWjIZumks/GpT48lI4NizyeaqLBokNebthah3o1H76qSlO9NkDjp9bzmKLEYYH9TEklFUpsvPqOTOcgSLgh21YJXYR7dEBXFgRLiNIKRgO5JdXh1hccRUAlyVWxE54PXpnQ=='
const BODY = `{"id":"3119dfba-e649-5eec-ab1e-3412bc4d2e17","create_time":"2021-06-24T16:37:26+08:00","resource_type":"encrypt-resource","event_type":"PAYSCORE.USER_OPEN_SERVICE","summary":"签约成功","resource":{"original_type":"payscore","algorithm":"AEAD_AES_256_GCM","ciphertext":"${CIPHERTEXT}","associated_data":"payscore","nonce":"Kj7QIyUiYx1q"}}`
const API_KEY = Buffer.from('testMchAPIv3Key0')

describe('signatures of WeChat Pay (published vectors, issue 47)', () => {
  const { publicKey, serialNumber } = new X509Certificate(CERTIFICATE)
  const isSigned = (body: string, signature = SIGNATURE) =>
    isSignedBy(publicKey, [TIMESTAMP, NONCE, Buffer.from(body)], signature)

  it('accepts the published report, byte for byte', () => {
    expect(serialNumber).toBe('D7CE59D1F522D701')
    expect(isSigned(BODY)).toBe(true)
  })

  it('rejects a report with another byte, another form of the same JSON, or no signature', () => {
    expect(isSigned(BODY.replace('12bc', '12bd'))).toBe(false)
    expect(isSigned(JSON.stringify(JSON.parse(BODY), null, 1))).toBe(false)
    expect(isSigned(BODY, '')).toBe(false)
  })

  it('decrypts the published report', () => {
    const part = { associated_data: 'payscore', nonce: 'Kj7QIyUiYx1q', ciphertext: CIPHERTEXT }
    expect(JSON.parse(decryptPart(API_KEY, part))).toEqual({
      mchid: '1234567890',
      appid: '054aa7d7a2a54ab5898df65bd96f001c',
      create_time: '2020-06-30T12:12:00+08:00',
      out_contract_code: '21640bdbd08e473e828f3206a2741c6e',
    })
  })

  it.each([
    ['another key', Buffer.from('testMchAPIv3Key1'), {}],
    ['other associated data', API_KEY, { associated_data: 'transaction' }],
    ['another nonce', API_KEY, { nonce: 'Kj7QIyUiYx1r' }],
    ['a changed text', API_KEY, { ciphertext: CIPHERTEXT.replace('YDS3', 'YDS4') }],
    ['a truncated text', API_KEY, { ciphertext: CIPHERTEXT.slice(0, 20) }],
  ])('decrypts nothing with %s', (_name, key, change) => {
    const part = { associated_data: 'payscore', nonce: 'Kj7QIyUiYx1q', ciphertext: CIPHERTEXT, ...change }
    expect(() => decryptPart(key, part)).toThrow()
  })

  it('accepts the signature of the published public key', () => {
    // `core/auth/verifiers/sha256withrsa_pubkey_verifier_test.go` has the key of the certificate above.
    const spki = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    expect(isSignedBy(createPublicKey(spki), [TIMESTAMP, NONCE, Buffer.from(BODY)], SIGNATURE)).toBe(true)
  })
})
