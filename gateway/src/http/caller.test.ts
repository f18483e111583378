import { callerOf, neighborhoodOf, networkOf, wideNetworkOf } from './caller'

describe('the network of a caller', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
    ['2001:0db8:0000:0001::1', '2001:db8:0:1'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('reads %s as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })

  it.each([
    ['203.0.113.9', '203.0.113'],
    ['::ffff:203.0.113.9', '203.0.113'],
    ['2001:db8:7:1:aaaa::', '2001:db8:7'],
    ['2001:db8::1', '2001:db8:0'],
  ])('reads %s as a neighbor in %s', (ip, network) => {
    expect(wideNetworkOf(ip)).toBe(network)
  })

  it('shares the neighborhood with callers nearby, and no caller with any', () => {
    expect(neighborhoodOf('203.0.113.9', 'a')).toBe(neighborhoodOf('203.0.113.200', 'a'))
    expect(neighborhoodOf('203.0.113.9', 'a')).not.toBe(neighborhoodOf('203.0.114.9', 'a'))
    expect(neighborhoodOf('203.0.113.9', 'a')).not.toBe(callerOf('203.0.113.9', 'a'))
  })

  it('stores a hash with the key of the shop', () => {
    expect(callerOf('203.0.113.9', 'a')).not.toContain('203')
    expect(callerOf('203.0.113.9', 'a')).toBe(callerOf('::ffff:203.0.113.9', 'a'))
    expect(callerOf('203.0.113.9', 'a')).not.toBe(callerOf('203.0.113.9', 'b'))
  })
})
