import { HttpError } from 'react-admin'

const API = '/office/api/'
const LOCALE_KEY = 'encore-office-locale'

/** Language of the office, as chosen or as the browser prefers. */
export function chosenLocale(): 'zh-CN' | 'zh-MO' | 'en-US' {
  const text = localStorage.getItem(LOCALE_KEY) ?? navigator.language
  if (/^zh-(MO|HK|TW|Hant)/i.test(text)) return 'zh-MO'
  return text.startsWith('zh') ? 'zh-CN' : 'en-US'
}

export function chooseLocale(locale: string): void {
  localStorage.setItem(LOCALE_KEY, locale)
}

export type Input = Readonly<Record<string, unknown>>

/** Reads from the office; a refusal is an `HttpError` whose message is a text or the key of one. */
export async function read<Answer>(path: string, query: Input = {}): Promise<Answer> {
  return (await send(path + queryText(query), { method: 'GET' })).json()
}

export async function write<Answer>(path: string, input: Input = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  return (await send(path, { method: 'POST', headers, body: JSON.stringify(input) })).json()
}

/** Saves a list as a file. */
export async function download(path: string, query: Input): Promise<void> {
  const answer = await send(`${path}/export${queryText(query)}`, { method: 'GET' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = `${path.replaceAll('/', '-')}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}

async function send(path: string, request: RequestInit): Promise<Response> {
  const headers = { ...request.headers, 'x-encore-office': '1', locale: chosenLocale() }
  const answer = await fetch(API + path, { ...request, headers })
  if (answer.ok) return answer
  const refusal = await answer.json().catch(() => ({}))
  const message = refusal.message ?? `office.error.${refusal.code ?? 'unknown'}`
  throw new HttpError(message, answer.status, refusal)
}

function queryText(query: Input): string {
  const fields = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) =>
      one === undefined || one === '' ? [] : [[name, String(one)]],
    ),
  )
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields)}`
}
