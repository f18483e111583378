import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it arrived. */
export interface VendorCall {
  method: string
  /** Path with its query. */
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export interface VendorReply {
  status: number
  headers?: Record<string, string>
  body: string | Buffer
}

/**
 * Faults of a vendor. `error` does nothing and reports that; `lost` and `half` do the work, and their answer does not arrive,
 * or not whole; `down` does nothing and says nothing.
 */
export type VendorFaultKind = 'error' | 'lost' | 'half' | 'down'

/** A vendor behind HTTP on this machine. */
export class VendorServer {
  /** Faults of the next calls; null for a call that goes well. */
  faults: (VendorFaultKind | null)[] = []
  isDown = false
  /** Calls that arrived, for tests that count them. */
  calls: VendorCall[] = []
  private readonly server: Server
  private address = ''

  constructor(answer: (call: VendorCall) => VendorReply) {
    this.server = createServer((request, response) => void this.serve(request, response, answer))
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    this.address = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
    return this.address
  }

  get origin(): string {
    return this.address
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async serve(request: IncomingMessage, response: ServerResponse, answer: (call: VendorCall) => VendorReply) {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { method = '', url: path = '', headers } = request
    const call = { method, path, headers, body: Buffer.concat(parts).toString() }
    this.calls.push(call)
    const fault = this.isDown ? 'down' : this.faults.shift()
    if (fault === 'down') return request.socket.destroy()
    if (fault === 'error') return void response.writeHead(503).end('<html>busy</html>')
    const { status, headers: replyHeaders = {}, body } = answer(call)
    if (fault === 'lost') return request.socket.destroy()
    response.writeHead(status, { ...replyHeaders, 'content-length': String(Buffer.byteLength(body)) })
    if (fault !== 'half') return void response.end(body)
    response.write(Buffer.from(body).subarray(0, Math.floor(Buffer.byteLength(body) / 2)))
    setTimeout(() => request.socket.destroy(), 5)
  }
}
