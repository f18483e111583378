import { createHash, createHmac } from 'node:crypto'

const ALGORITHM = 'TC3-HMAC-SHA256'
const CONTENT_TYPE = 'application/json; charset=utf-8'

export interface TencentRequest {
  host: string
  service: string
  action: string
  version: string
  region: string
  body: string
  /** Epoch ms. */
  now: number
}

/** Headers of a request, signed by version 3 of Tencent Cloud's signatures. */
export function tencentHeaders(
  { keyId, secret }: { keyId: string; secret: string },
  { host, service, action, version, region, body, now }: TencentRequest,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  const day = new Date(now).toISOString().slice(0, 10)
  const signed = `content-type:${CONTENT_TYPE}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`
  const names = 'content-type;host;x-tc-action'
  const canonical = ['POST', '/', '', signed, names, sha256(body)].join('\n')
  const scope = `${day}/${service}/tc3_request`
  const text = [ALGORITHM, timestamp, scope, sha256(canonical)].join('\n')
  const key = [day, service, 'tc3_request'].reduce<string | Buffer>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    `TC3${secret}`,
  )
  const signature = createHmac('sha256', key).update(text).digest('hex')
  return {
    authorization: `${ALGORITHM} Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
    'content-type': CONTENT_TYPE,
    host,
    'x-tc-action': action,
    'x-tc-timestamp': timestamp,
    'x-tc-version': version,
    'x-tc-region': region,
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
