import { VendorFault } from './payment/contract'

/** Answers of calls fit into it; bills have their own limit. */
const MAX_ANSWER = 1024 * 1024
/** Maximum time of a call, ms. A buyer waits for it. */
const ANSWERS_WITHIN_MS = 8_000

export interface OutgoingRequest {
  vendor: string
  method: 'GET' | 'POST'
  url: string
  headers?: Readonly<Record<string, string>>
  body?: string
  maxBytes?: number
  withinMs?: number
}

export interface VendorAnswer {
  status: number
  headers: Headers
  body: Buffer
}

/** Sends a request to a vendor: bounded in time and size, without redirects. Throws `VendorFault` without a whole answer. */
export async function requestVendor(request: OutgoingRequest): Promise<VendorAnswer> {
  const { vendor, method, url, headers, body, maxBytes = MAX_ANSWER, withinMs = ANSWERS_WITHIN_MS } = request
  try {
    const reply = await fetch(url, {
      method,
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    })
    return { status: reply.status, headers: reply.headers, body: await bytesOf(vendor, reply, maxBytes) }
  } catch (error) {
    if (error instanceof VendorFault) throw error
    throw new VendorFault(vendor, faultCode(error as Error))
  }
}

/** Faults before a byte of the request has left: the vendor certainly has nothing. */
const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

function faultCode({ name, cause }: Error): string {
  if (name === 'TimeoutError') return 'TIMEOUT'
  const { code = '' } = (cause ?? {}) as { code?: string }
  return NOT_CONNECTED.includes(code) || code.startsWith('ERR_TLS') || code.includes('CERT')
    ? 'NOT_CONNECTED'
    : 'UNREACHABLE'
}

async function bytesOf(vendor: string, reply: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of reply.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw new VendorFault(vendor, 'TOO_LONG')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
