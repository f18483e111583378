import { FIRST_ANSWERS_ID, firstAnswerKey } from '@/domain/first-answers'
import { createTransport } from './http.h5'

it('serves the first read, and no write', async () => {
  const url = '/gateway/x'
  document.body.innerHTML = `<script type="application/json" id="${FIRST_ANSWERS_ID}"></script>`
  const script = document.getElementById(FIRST_ANSWERS_ID)
  if (script) script.textContent = JSON.stringify({ [firstAnswerKey(url)]: 'of the page' })
  const fetching = async () => ({ status: 200, headers: new Map(), text: async () => '"of the server"' })
  Object.assign(globalThis, { fetch: fetching })
  const send = createTransport('')
  const bodyOf = async (method: 'GET' | 'POST') => (await send({ method, url, headers: {}, timeoutMs: 5000 })).body
  expect(await bodyOf('POST')).toBe('of the server')
  expect(await bodyOf('GET')).toBe('of the page')
  expect(await bodyOf('GET')).toBe('of the server')
})
