import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { asciiBytes, bytesOfHex, hexOfBytes, hmacSha256 } from './hmac-sha256'

/** Test cases 1 to 7 of RFC 4231 but the truncated one. */
const VECTORS: readonly [key: string, message: string, digest: string][] = [
  ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    '4a656665',
    '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [
    '0102030405060708090a0b0c0d0e0f10111213141516171819',
    'cd'.repeat(50),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
  [
    'aa'.repeat(131),
    '54657374205573696e67204c6172676572205468616e20426c6f636b2d53697a65204b6579202d2048617368204b6579204669727374',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
]

describe('HMAC-SHA256', () => {
  it.each(VECTORS)('returns the digest of RFC 4231 for key %s', (key, message, digest) => {
    expect(hexOfBytes(hmacSha256(bytesOfHex(key), bytesOfHex(message)))).toBe(digest)
  })

  it('agrees with the digest of Node for any key and message', () => {
    const bytes = fc.uint8Array({ maxLength: 200 })
    fc.assert(
      fc.property(bytes, bytes, (key, message) => {
        expect(hexOfBytes(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
      }),
    )
  })

  it('reads ASCII as bytes', () => {
    expect(hexOfBytes(asciiBytes('Hi There'))).toBe('4869205468657265')
  })
})
