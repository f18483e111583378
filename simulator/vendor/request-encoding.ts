import type { HttpReply, HttpRequest } from './http-types'

/** Options of request and downloadFile, in the spellings of all vendors. */
export interface RequestOptions {
  url?: unknown
  method?: string
  data?: unknown
  header?: Record<string, unknown>
  /** Alipay's name for `header`. */
  headers?: Record<string, unknown>
  dataType?: string
  responseType?: string
  /** In ms. */
  timeout?: number
}

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH'])

/** Encodes request options: `data` becomes the query, JSON or a form, as every vendor documents. */
export function encodeRequest(options: RequestOptions): HttpRequest {
  const url = String(options.url)
  const method = (options.method ?? 'GET').toUpperCase()
  const headers = lowerCaseHeaders({ 'content-type': 'application/json', ...options.header, ...options.headers })
  const { data } = options
  if (data === undefined || data === null) return { url, method, headers, body: undefined }
  if (!methodsWithBody.has(method) && typeof data !== 'string')
    return { url: withQuery(url, data), method, headers, body: undefined }
  if (typeof data === 'string') return { url, method, headers, body: data }
  const isForm = headers['content-type']?.includes('application/x-www-form-urlencoded')
  return { url, method, headers, body: isForm ? formOf(data) : JSON.stringify(data) }
}

/** The body as bytes, for downloads. */
export function replyBytes(reply: HttpReply): Buffer {
  return Buffer.isBuffer(reply.body) ? reply.body : Buffer.from(replyText(reply))
}

/** Body as text, whatever the handler returned. */
export function replyText({ body }: HttpReply): string {
  if (body === undefined) return ''
  if (Buffer.isBuffer(body)) return body.toString('utf8')
  return typeof body === 'string' ? body : JSON.stringify(body)
}

/** The reply's header values as text; `Title-Case` keys on WeChat, lower case elsewhere, because apps may rely on neither. */
export function replyHeaders({ headers = {} }: HttpReply, isTitleCase: boolean): Record<string, string> {
  const lower = lowerCaseHeaders(headers)
  if (!isTitleCase) return lower
  const titleCase = (key: string): string => key.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase())
  return Object.fromEntries(Object.entries(lower).map(([key, value]) => [titleCase(key), value]))
}

/** The options of uploadFile. */
export interface UploadOptions extends RequestOptions {
  filePath?: string
  name?: string
  /** Alipay's name for `name`. */
  fileName?: string
  formData?: Record<string, unknown>
}

/** The multipart body of uploadFile. */
export function encodeUpload(options: UploadOptions, file: Buffer): HttpRequest {
  const boundary = 'simulator-boundary'
  const parts = Object.entries(options.formData ?? {}).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const field = options.fileName ?? options.name ?? 'file'
  parts.push(
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${options.filePath?.split('/').pop()}"\r\n` +
      'content-type: application/octet-stream\r\n\r\n',
  )
  const headers = lowerCaseHeaders({
    ...options.header,
    ...options.headers,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  })
  const body = Buffer.concat([Buffer.from(parts.join('')), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { url: String(options.url), method: 'POST', headers, body }
}

function lowerCaseHeaders(headers: Record<string, unknown>): Record<string, string> {
  const present = Object.entries(headers).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(present.map(([key, value]) => [key.toLowerCase(), String(value)]))
}

function withQuery(url: string, data: object): string {
  const query = formOf(data)
  if (!query) return url
  return url + (url.includes('?') ? '&' : '?') + query
}

function formOf(data: object): string {
  return Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(fieldText(value))}`)
    .join('&')
}

function fieldText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}
