import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requestVendor } from './vendor-request'

describe('a request to a vendor (issue 47)', () => {
  let server: Server
  let url = ''

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/slow') return
      if (request.url === '/elsewhere') return void response.writeHead(302, { location: '/' }).end()
      if (request.url === '/half') {
        response.writeHead(200, { 'content-length': '100' }).write('half')
        return void setTimeout(() => request.socket.destroy(), 10)
      }
      response.end(request.url === '/long' ? 'x'.repeat(2000) : 'done')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const send = (path: string) =>
    requestVendor({ vendor: 'v', method: 'GET', url: url + path, withinMs: 200, maxBytes: 1000 })

  it('returns a whole answer', async () => {
    expect((await send('/')).body.toString()).toBe('done')
  })

  it.each([
    ['/slow', 'TIMEOUT'],
    ['/half', 'UNREACHABLE'],
    ['/elsewhere', 'UNREACHABLE'],
    ['/long', 'TOO_LONG'],
  ])('fails at %s with %s', async (path, code) => {
    await expect(send(path)).rejects.toMatchObject({ code })
  })
})
