import type { Locale } from '@/domain/locale'
import { escapeMarkup } from '../escape-markup'
import { type TextKey, translate } from '../texts/text'
import { narrowPage } from './narrow-page'

const WORDS = [
  'entered',
  'used',
  'wrong-session',
  'too-early',
  'transferred',
  'refunded',
  'expired',
  'no-name',
  'unknown',
  'failed',
  'usedAt',
  'usedGate',
  'opens',
  'itsSession',
  'seat',
  'entrance',
  'attendee',
  'count',
  'none',
  'scan',
  'stop',
  'noCamera',
  'typed',
] as const

const STYLE = `<style>
form { display: grid; gap: 10px; } label { color: var(--sub); font-size: 13px; } select, input { width: 100%; }
video { width: 100%; border-radius: 12px; background: #000; } [hidden] { display: none; }
#answer { padding: 20px 16px; color: #fff; background: #b3261e; } #answer[data-answer=entered] { background: #1b6e3c; }
#answer h2 { font-size: 28px; } #answer p { margin: 2px 0; color: #fff; }
</style>`

/** Gate page for a phone. */
export function gatePage(locale: Locale): string {
  const t = (key: TextKey) => escapeMarkup(translate(locale, key))
  const words = Object.fromEntries(WORDS.map((name) => [name, translate(locale, `gate.${name}` as TextKey)]))
  return narrowPage(
    locale,
    t('gate.title'),
    `${STYLE}<p>${t('gate.note')}</p>
<section id="answer" role="alert" hidden><h2></h2><div id="facts"></div></section>
<section id="words" data-words="${escapeMarkup(JSON.stringify(words))}"><video id="camera" playsinline muted hidden></video>
<p id="no-camera" hidden>${t('gate.noCamera')}</p><div class="stack"><button id="scan" hidden>${t('gate.scan')}</button></div>
<form id="check"><label for="code">${t('gate.code')}</label><input id="code" name="code" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200" autofocus>
<button class="main">${t('gate.check')}</button>
<label for="session">${t('gate.session')}</label><select id="session" name="sessionId"></select><p id="count" role="status"></p>
<label for="gate">${t('gate.name')}</label><input id="gate" name="gate" maxlength="40" value="${t('gate.nameOf')}"></form></section>
<script>${GATE_SCRIPT}</script>`,
  )
}

/** Script of the page: scans codes if the browser can, and shows the shop's verdict. */
export const GATE_SCRIPT = `
const by = (id) => document.getElementById(id)
const words = JSON.parse(by('words').dataset.words)
const lang = document.documentElement.lang
const call = (body) => fetch('/sandbox/api/gate?lang=' + lang, body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}).then((reply) => { if (!reply.ok) throw new Error(String(reply.status)); return reply.json() })
const line = (text) => { const p = document.createElement('p'); p.textContent = text; return p }
let sessions = []
const showCount = () => {
  const chosen = sessions.find(({ sessionId }) => sessionId === by('session').value)
  by('count').textContent = chosen ? words.count.replace('{entered}', chosen.entered).replace('{tickets}', chosen.tickets) : words.none
}
async function refresh() {
  sessions = await call()
  const wanted = by('session').value
  by('session').replaceChildren(...sessions.map(({ sessionId, title, timeText }) => new Option(timeText + ' ' + title, sessionId)))
  if (sessions.some(({ sessionId }) => sessionId === wanted)) by('session').value = wanted
  showCount()
}
function show(result) {
  const facts = [result.answer === 'entered' && result.isTyped ? words.typed : '', result.showName, result.answer === 'wrong-session' ? words.itsSession + ' ' + result.timeText : '', result.answer === 'too-early' ? words.opens + ' ' + result.doorsText : '', result.answer === 'used' && result.usedText ? words.usedAt + ' ' + result.usedText : '', result.answer === 'used' && result.usedGate ? words.usedGate + ' ' + result.usedGate : '', result.seat ? words.seat + ' ' + result.seat : '', result.entrance ? words.entrance + ' ' + result.entrance : '', result.attendee ? words.attendee + ' ' + result.attendee : '']
  by('answer').hidden = false
  by('answer').dataset.answer = result.answer
  by('answer').querySelector('h2').textContent = words[result.answer]
  by('facts').replaceChildren(...facts.filter(Boolean).map(line))
  navigator.vibrate?.(result.answer === 'entered' ? 80 : [120, 80, 120])
  scrollTo(0, 0)
}
let isBusy = false
async function check(code) {
  if (isBusy || !code.trim()) return
  isBusy = true
  try {
    show(await call({ sessionId: by('session').value, gate: by('gate').value, code }))
    await refresh()
  } catch { show({ answer: 'failed' }) }
  isBusy = false
}
by('check').onsubmit = async (event) => { event.preventDefault(); const { value } = by('code'); by('code').value = ''; await check(value); by('code').focus() }
by('session').onchange = showCount
// The camera: a code counts once until another one is seen, or three seconds have passed.
let stream = null
let last = { code: '', at: 0 }
const canScan = 'BarcodeDetector' in window && navigator.mediaDevices !== undefined
by('scan').hidden = !canScan
by('no-camera').hidden = canScan
async function look(detector) {
  if (!stream) return
  try {
    const [found] = await detector.detect(by('camera'))
    const isNew = found && (found.rawValue !== last.code || Date.now() - last.at > 3000)
    if (isNew) { last = { code: found.rawValue, at: Date.now() }; await check(found.rawValue) }
  } catch {}
  setTimeout(() => look(detector), 200)
}
by('scan').onclick = async () => {
  if (stream) { stream.getTracks().forEach((track) => track.stop()); stream = null; by('camera').hidden = true; by('scan').textContent = words.scan; return }
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  } catch { by('no-camera').hidden = false; return }
  by('camera').srcObject = stream
  by('camera').hidden = false
  await by('camera').play()
  by('scan').textContent = words.stop
  void look(new BarcodeDetector({ formats: ['qr_code'] }))
}
void refresh()
`
