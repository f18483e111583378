import { NAMED_SHOWS } from '../demo/named-shows'
import { DEMO_SHOW_GROUPS } from '../demo/show-groups'
import { MERCHANTS } from '../shop/merchants'
import { SHOP_STATUSES } from '../shop/shop-status'
import { FAULT_COOKIE } from './faults'
import { PAGE_STYLE } from './page-style'

const SCENARIOS = [
  'mode1',
  'mode2',
  'mode4',
  'mode5',
  'mode9',
  'mode10',
  'mode11',
  'mode77',
  'http504',
  'status461',
  'timeout',
  'latency:3000',
  'dropped',
  'lostAnswer',
  'emptyBody',
  'notJson',
  'truncated',
  'wrongType',
  'duplicate',
  'tokenExpire',
  'otherDevice',
  'loginExpire',
  'needBind',
  'langMismatch',
  'areaMismatch',
  'shopClosed',
  'backToBooking',
  'riskNon200',
  'order:9',
  'payAmount0',
  'oneMethod',
  'manyMethods',
  'payNull',
  'theme:none',
  'sites:off',
  'tabs:3',
  'tabs:5',
  'transfer:ACCEPTED',
  'transfer:CANCELED',
  'transfer:EXPIRED',
  'exchangeMerchant',
  'hiddenPrice',
  'update:FORCE',
  'update:WEAK',
]

/** Page under /sandbox with developer tools. */
export function sandboxPage(): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Encore sandbox</title><style>${PAGE_STYLE}</style>
<main>
<h1>Encore sandbox</h1><p>Codes, time and orders of the demo shop. <a href="/">Open the shop</a> · <a href="/sandbox/gate">Stand at a gate</a></p>
<section><h2>Codes and mails</h2><div id="outbox" aria-live="polite"></div></section>
<section><h2>Captcha answers</h2><div id="captchas"></div></section>
<section><h2>Shop</h2><div class="row"><select id="status" aria-label="Status of the shop">${options(SHOP_STATUSES)}</select><select id="merchant" aria-label="Merchant">${options(MERCHANTS)}</select></div><p>Fields of the configuration that differ from the merchant's, as JSON.</p><form class="row" id="config"><textarea name="config" rows="4" aria-label="Configuration" spellcheck="false">{}</textarea><button>Change</button></form><p>Texts that the shop rewords, as JSON: <code>[{"type":"mine","items":[{"key":"orders","text":"…"}]}]</code></p><form class="row" id="copywriting"><textarea name="copywriting" rows="3" aria-label="Texts" spellcheck="false">[]</textarea><button>Change</button></form><p id="shop-fault" role="alert"></p></section>
<section><h2>Shows</h2><p>One for each state and rule; the names are those of the tests.</p><p>${showLinks()}</p></section>
<section><h2>Pages</h2><p>Every page of the app: with content, as a user who has done nothing yet, and with calls that fail for ten seconds. What only users have is shown to the newest user who has it.</p><details id="all-pages"><summary>All pages</summary><div id="pages"></div></details></section>
<section><h2>Hot sale</h2><p>Buyers queue for the show, and have their turn one after another.</p><form class="row" id="hot-sale"><select name="name" aria-label="Show">${options(Object.keys(NAMED_SHOWS))}</select><input name="perMinute" type="number" value="30" min="1" max="6000" aria-label="Buyers whose turn comes in a minute"><input name="ahead" type="number" value="20" min="0" max="10000" aria-label="Buyers who are there already"><button>Open it</button></form><div id="hot-sales"></div></section>
<section><h2>People</h2><p>One tap gives a user each coupon and card, points, growth, a membership and certifications; another ends what they have, or takes back what was given.</p><div id="users"></div></section>
<section><h2>Shop time</h2><p id="now"></p><div class="row" id="steps"><span></span></div></section>
<section><h2>Orders</h2><div id="orders"></div><p id="books" role="status"></p></section>
<section><h2>Tracking</h2><p>Visits by how far they came; events of users who agreed, the latest first.</p><p id="funnel"></p><div id="tracking"></div></section>
<section><h2>Where to begin</h2><div id="demo"></div></section>
<section><h2>Applications</h2><p>What a clerk decides. The reason is what the user reads when something is rejected.</p><div class="row"><input id="reason" value="照片不清晰，请重新上传" aria-label="Reason of a rejection"></div><div id="applications"></div></section>
<section><h2>Transfers</h2><div id="transfers"></div></section>
<section><h2>Faults</h2><div id="faults"></div><form class="row" id="fault"><input name="scenario" list="scenarios" placeholder="mode9" aria-label="What goes wrong" required><datalist id="scenarios">${SCENARIOS.map((name) => `<option>${name}</option>`).join('')}</datalist><input name="path" placeholder="create_order" aria-label="Part of the path of the call"><input name="times" type="number" value="1" min="1" aria-label="How often"><button>Let it fail</button></form></section>
<section><h2>Start again</h2><p>Users, orders and codes are deleted; the catalogue begins today.</p><button id="reset">Reset the shop</button></section>
</main><script>${SANDBOX_SCRIPT}</script></html>`
}

/** Links to `/content/…` of a show, and `/group-show/…` of a group. */
function showLinks(): string {
  const shows = Object.entries(NAMED_SHOWS).map(([name, showId]) => {
    const query = name === 'disabled' ? '?preview=1' : ''
    return `<a href="/content/${showId}${query}">${name}</a>`
  })
  const groups = DEMO_SHOW_GROUPS.map(
    ({ showGroupId, name }) => `<a href="/group-show/${showGroupId}">${name['en-US']}</a>`,
  )
  return [...shows, ...groups].join(' · ')
}

function options(names: readonly string[]): string {
  return names.map((name) => `<option>${name}</option>`).join('')
}

/** Script of that page. */
export const SANDBOX_SCRIPT = `
const SHOW_NAMES = ${JSON.stringify(Object.fromEntries(Object.entries(NAMED_SHOWS).map(([name, id]) => [id, name])))}
const VERDICTS = { 'work-permits': { APPLYING: ['approve', 'reject'], APPROVED: ['issue'] }, registrations: { PENDING: ['approve', 'reject'], APPROVED: ['check-in'] } }
const call = (path, body) => fetch('/sandbox/api/' + path, body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((answer) => answer.json())
const row = (cells) => { const line = document.createElement('div'); line.className = 'row'; cells.forEach((cell) => line.append(cell)); return line }
const text = (words, className) => { const span = document.createElement('span'); span.textContent = words; if (className) span.className = className; return span }
const button = (words, onTap) => { const element = document.createElement('button'); element.textContent = words; element.onclick = async () => { await onTap(); await refresh() }; return element }
const fill = (id, rows, empty) => document.getElementById(id).replaceChildren(...(rows.length ? rows : [text(empty)]))
const LOCAL = ['localhost', '127.0.0.1', '[::1]']
const isHere = ({ origin, hostname, port }) => origin === location.origin || (port === location.port && [hostname, location.hostname].every((name) => LOCAL.includes(name)))
// The link of a mail if it opens this shop; else its code.
const mailed = (content) => {
  const [address] = content.match(/https?:\\/\\/\\S+/) || []
  if (!address || !isHere(new URL(address))) return text((content.match(/\\d{6}/) || [''])[0], 'code')
  const link = document.createElement('a')
  link.href = new URL(address).pathname + new URL(address).search
  link.textContent = new URL(address).pathname
  return link
}
let offset = 0
async function refresh() {
  const [mails, photos, riddles, orders, clock, faults, users, shop, books, transfers, hotSales, tracking] = await Promise.all(['outbox', 'captchas', 'risk-captchas', 'orders', 'clock', 'faults', 'users', 'shop', 'books', 'transfers', 'hot-sales', 'tracking'].map((path) => call(path)))
  const captchas = [...riddles, ...photos].sort((a, b) => b.expiresAt - a.expiresAt)
  for (const id of ['status', 'merchant']) if (document.activeElement?.id !== id) document.getElementById(id).value = shop[id]
  for (const name of ['config', 'copywriting']) {
    const field = document.querySelector('#' + name + ' textarea')
    if (document.activeElement !== field && !field.dataset.isEdited) field.value = JSON.stringify(shop[name], null, 1)
  }
  fill('users', users.slice(0, 5).map((user) => row([text(user.nickname + ' · ' + (user.cellphone ? '+' + user.areaCode + ' ' + user.cellphone : user.email || 'no phone')), button('Give one of everything', () => call('users/' + user.id + '/grant', { kind: 'everything' })), button('Let it end', () => call('users/' + user.id + '/expire', {})), button('Take grants back', () => call('users/' + user.id + '/revoke', {})), ...(user.cellphone ? [button('Forget the phone', () => call('users/' + user.id + '/unbind', {}))] : [])])), 'Nobody yet.')
  fill('faults', faults.map((fault) => row([text(fault.scenario, 'code'), text((fault.path || 'every call') + ' · ' + fault.times + ' times')])).concat(faults.length ? [button('Everything works again', () => call('faults', {}))] : []), 'Everything works.')
  fill('outbox', mails.map((mail) => row([text(mail.recipient + ' · ' + new Date(mail.createdAt).toLocaleTimeString()), mailed(mail.content)])), 'No codes yet: ask for one in the shop.')
  fill('captchas', captchas.slice(0, 5).map((captcha) => row([text((captcha.kind || 'LOGIN') + ' · until ' + new Date(captcha.expiresAt).toLocaleTimeString()), text(captcha.answer + (captcha.kind === 'SLIDER' ? ' px' : ''), 'code')])), 'No pictures are open.')
  fill('orders', orders.map((order) => row([text(order.showName + ' · ¥' + order.amount + ' · ' + order.state), ...(order.state === 'UNPAID' ? [button('Mark paid', () => call('orders/' + order.id + '/pay', {})), button('Expire', () => call('orders/' + order.id + '/expire', {}))] : [])])), 'No orders yet.')
  document.getElementById('funnel').textContent = tracking.funnel.map(({ step, visits }) => step + ' ' + visits).join(' → ')
  fill('tracking', tracking.events.map(({ event, ts, page, params, terminal }) => row([text(event, 'code'), text([new Date(ts).toLocaleTimeString(), terminal, page, ...Object.entries(params).map(([name, value]) => name + '=' + value)].join(' · '))])), 'Nothing is tracked yet: log in, or switch it on in the settings.')
  fill('transfers', transfers.map((sent) => row([text(sent.showName + ' · ' + sent.qty + ' · ' + sent.state), text(sent.code, 'code')])), 'No tickets have been sent.')
  fill('hot-sales', hotSales.map(({ showId, perMinute }) => { const name = SHOW_NAMES[showId]; const link = document.createElement('a'); link.href = '/content/' + showId; link.textContent = name; return row([link, text(perMinute + ' a minute', 'code'), button('End it', () => call('hot-sales', { name, perMinute: 0 }))]) }), 'No show is hot but "hot", once it is sold.')
  const kinds = Object.entries(VERDICTS)
  const applications = (await Promise.all(kinds.map(([kind]) => call(kind)))).flatMap((rows, at) => rows.map((each) => [kinds[at], each]))
  fill('applications', applications.map(([[kind, verdicts], { id, name, state }]) => row([text(name), text(state, 'code'), ...(verdicts[state] || []).map((verdict) => button(verdict, () => call(kind + '/' + id + '/' + verdict, { reason: document.getElementById('reason').value })))])), 'Nobody has applied.')
  document.getElementById('books').textContent = books.ok ? 'The books are in order.' : 'The books are wrong: ' + books.faults.map((fault) => fault.rule + ' (' + fault.ids.join(', ') + ')').join('; ')
  document.getElementById('now').textContent = new Date(clock.now).toLocaleString()
  offset = clock.now - Date.now()
}
for (const [words, ms] of [['+1 min', 60e3], ['+15 min', 900e3], ['+1 hour', 3600e3], ['+1 day', 86400e3]]) document.getElementById('steps').append(button(words, () => call('clock', { offset: Math.round(offset + ms) })))
document.getElementById('steps').append(button('Back to now', () => call('clock', { offset: 0 })))
document.getElementById('fault').onsubmit = async (event) => { event.preventDefault(); const { scenario, path, times } = Object.fromEntries(new FormData(event.target)); await call('faults', { scenario, path, times: Number(times) }); await refresh() }
document.getElementById('status').onchange = (event) => call('shop', { status: event.target.value })
document.getElementById('merchant').onchange = async (event) => { await call('shop', { merchant: event.target.value, config: {} }); await refresh() }
for (const name of ['config', 'copywriting']) {
  const form = document.getElementById(name)
  const field = form.elements[name]
  field.oninput = () => { field.dataset.isEdited = '1' }
  form.onsubmit = async (event) => {
    event.preventDefault()
    const fault = document.getElementById('shop-fault')
    try { fault.textContent = (await call('shop', { [name]: JSON.parse(field.value) })).error || '' } catch (error) { fault.textContent = error.message }
    if (!fault.textContent) { delete field.dataset.isEdited; field.blur(); await refresh() }
  }
}
document.getElementById('hot-sale').onsubmit = async (event) => { event.preventDefault(); const { name, perMinute, ahead } = Object.fromEntries(new FormData(event.target)); await call('hot-sales', { name, perMinute: Number(perMinute), ahead: Number(ahead) }); await refresh() }
document.getElementById('reset').onclick = async () => { if (confirm('Delete everything?')) { await call('reset', {}); await refresh() } }
const PLACES = { tourId: 'tour-detail', showGroupId: 'group-show', venueId: 'package-show/pages/venue/venue?venueId=', spuIds: 'package-shop/pages/shop-detail/shop-detail?spuId=', tiedShowId: 'package-show/pages/tied-sale-list/tied-sale-list?showId=', comboPromotionId: 'package-combo-activity/pages/ticket-package-detail/ticket-package-detail?promotionId=', showIds: 'content', freeShowId: 'content', hotShowId: 'content', doorShowId: 'purchase', privilegeShowId: 'content', seatShows: 'content', waitListPlan: 'content', ageLimitedPlan: 'content', openShowId: 'package-open-show/pages/open-show-detail/open-show-detail?openShowId=', openShowIds: 'package-open-show/pages/open-show-detail/open-show-detail?openShowId=', workPermitCode: 'work_permit_login?projectCode=', entranceRegistrationId: 'package-open-show/pages/entrance-registration-detail/entrance-registration-detail?id=', topicId: 'topic-activity', voteId: 'vote-detail' }
const place = (name, value) => {
  const id = value.showId || value
  if (!PLACES[name]) return text(String(value), 'code')
  const link = document.createElement('a')
  link.href = '/' + PLACES[name] + (PLACES[name].includes('?') ? '' : '/') + encodeURIComponent(id)
  link.textContent = id
  return link
}
const placeRows = ([name, value]) => (Array.isArray(value) ? value.map((each) => [name, each]) : typeof value === 'object' && !value.showId ? Object.entries(value).map(([key, each]) => [name, each, key]) : [[name, value]])
call('demo').then((demo) => fill('demo', Object.entries(demo).flatMap(placeRows).map(([name, value, key]) => row([text(key ? name + ' · ' + key : name), place(name, value)])), 'Nothing.'))
const openPage = async (page, state) => {
  const { address, session, fault } = await call('pages/open', { page, state })
  if (session) localStorage.setItem('encore:session', JSON.stringify(session))
  else localStorage.removeItem('encore:session')
  document.cookie = '${FAULT_COOKIE}=' + (fault || '') + ';path=/;max-age=' + (fault ? 10 : 0)
  location.assign(address)
}
const pageLink = (page, state, address) => { const link = document.createElement('a'); link.href = address; link.textContent = state; link.onclick = (event) => { event.preventDefault(); openPage(page, state) }; return link }
const stateLink = ({ name, address }, state) => state === 'typical' && address === null ? text('typical, once somebody has made one') : pageLink(name, state, address || '/')
const listPages = async () => fill('pages', (await call('pages')).map((page) => row([text(page.name, 'code'), ...['typical', 'empty', 'failed'].map((state) => stateLink(page, state))])), 'None.')
document.getElementById('all-pages').ontoggle = (event) => { if (event.target.open) listPages() }
refresh(); setInterval(refresh, 2000)
`
