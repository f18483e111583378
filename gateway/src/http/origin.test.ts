import type { FastifyRequest } from 'fastify'
import { originOf, publicOriginOf, withOriginOf } from './origin'

type Reached = Parameters<typeof originOf>[0]

/** A request to a socket with this Host header. */
function request(host: string, localAddress = '127.0.0.1', localPort = 8787, protocol = 'http'): Reached {
  return { host, protocol: protocol as 'http', socket: { localAddress, localPort } as FastifyRequest['socket'] }
}

const LOCAL = { sandbox: true }
const CONFIGURED = { sandbox: true, publicOrigin: 'https://shop.example' }

const HOSTILE = [
  '127.0.0.1:9401@evil.example',
  'localhost:8787@evil.example',
  '203.0.113.9',
  '[2001:db8::66]',
  'evil.localhost',
  'evil.localhost:8787',
  'localhost',
  'localhost:9401',
  '127.0.0.1:8787/evil',
  'localhost:8787 evil.example',
  '',
]

describe('the origin in sent or stored links (contract D-23)', () => {
  it.each(HOSTILE)('falls back to the reached address when the Host header is %p', (host) => {
    expect(publicOriginOf(request(host), LOCAL)).toBe('http://localhost:8787')
    expect(originOf(request(host), LOCAL)).toBe('http://localhost:8787')
    expect(publicOriginOf(request(host, '192.168.1.5'), LOCAL)).toBe('http://192.168.1.5:8787')
    expect(originOf(request(host, '192.168.1.5'), LOCAL)).toBe('http://192.168.1.5:8787')
  })

  it.each([...HOSTILE, 'localhost:8787'])('stays the configured one when the Host header is %p', (host) => {
    expect(publicOriginOf(request(host), CONFIGURED)).toBe('https://shop.example')
    expect(originOf(request(host), CONFIGURED)).toBe('https://shop.example')
  })

  it.each(['127.0.0.1:8787', '[::1]:8787', 'localhost:8787'])('keeps one spelling of this machine for %s', (host) => {
    expect(publicOriginOf(request(host), LOCAL)).toBe('http://localhost:8787')
  })

  it('writes IPv6 addresses in brackets and mapped ones as IPv4', () => {
    expect(publicOriginOf(request('x', 'fd00::5'), LOCAL)).toBe('http://[fd00::5]:8787')
    expect(publicOriginOf(request('x', '::ffff:10.0.0.7'), LOCAL)).toBe('http://10.0.0.7:8787')
    expect(publicOriginOf(request('x', '::ffff:127.0.0.1'), LOCAL)).toBe('http://localhost:8787')
  })

  it('has a scheme of the web, whatever a proxy passed on', () => {
    expect(publicOriginOf(request('x', '10.0.0.7', 443, 'https'), LOCAL)).toBe('https://10.0.0.7:443')
    expect(publicOriginOf(request('x', '10.0.0.7', 8787, 'javascript'), LOCAL)).toBe('http://10.0.0.7:8787')
  })
})

describe('the origin for the caller alone', () => {
  it.each(['127.0.0.1:8787', '[::1]:8787', 'localhost:8787'])(
    'follows the caller’s spelling %s on one machine',
    (host) => {
      expect(originOf(request(host), LOCAL)).toBe(`http://${host}`)
    },
  )

  it('falls back to the reached address when a remote caller names this machine', () => {
    expect(originOf(request('localhost:8787', '192.168.1.5'), LOCAL)).toBe('http://192.168.1.5:8787')
  })

  it('follows the outer request in a call of the gateway to itself', async () => {
    const inner = () => originOf(request('localhost', '', 0), LOCAL)
    expect(await withOriginOf(request('127.0.0.1:8787'), LOCAL, async () => inner())).toBe('http://127.0.0.1:8787')
    expect(inner()).toBe('http://localhost')
  })
})
