import { type Locale, localeToUrl } from '@/domain/locale'
import { formatCents } from '@/domain/money'
import { SEAT_STATE } from '@/domain/seat-map/packed-states'
import type { LayoutRow, LayoutZone, SeatLayout } from '@/domain/seat-map/seat-layout'
import { escapeMarkup } from '../escape-markup'
import { translate } from '../texts/text'
import { PAGE_STYLE } from './page-style'

const STYLE = `${PAGE_STYLE}
nav, .seats { display: flex; flex-wrap: wrap; gap: 8px; }
nav a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 12px; border: 1px solid var(--line); border-radius: 10px; color: inherit; text-decoration: none; }
nav a[aria-current] { border-color: var(--main); color: var(--main); font-weight: 600; }
fieldset { margin: 0; padding: 12px 0; border: 0; border-top: 1px solid var(--line); }
.seats label { position: relative; display: grid; place-items: center; width: 44px; height: 44px; border: 1px solid var(--line); border-radius: 10px; }
.seats input { position: absolute; inset: 0; min-height: 0; margin: 0; opacity: 0; cursor: pointer; }
.seats label:has(:checked) { border-color: var(--main); background: var(--main); color: var(--card); }
.seats label:has(:focus-visible) { outline: 3px solid var(--main); outline-offset: 2px; }
.seats label:has(:disabled) { color: var(--sub); text-decoration: line-through; background: var(--bg); }
.bar { position: sticky; bottom: 0; padding: 12px 0; background: var(--bg); }
.bar button { width: 100%; } .fault { color: var(--main); }
`

/** Returns the selection: to the surrounding shop, otherwise by its address, which a web view reports. */
export const RETURN_SCRIPT = `
const back = new URL(document.getElementById('back').href)
if (window.parent !== window) window.parent.postMessage({ action: 'open', path: back.pathname + back.search }, back.origin)
else location.replace(back.href)
`

interface SeatsOnOffer {
  layout: SeatLayout
  states: Uint8Array
  /** Zone whose seats are shown. */
  zone: LayoutZone
  /** Address of a zone's seats. */
  addressOf(zoneId: string): string
  /** Reason of the last rejection. */
  fault: string
  limit: number
}

/** Seat page of another provider: plain controls, one zone at a time. */
export function outsideSeatsPage(locale: Locale, offer: SeatsOnOffer | null): string {
  const t = (key: Parameters<typeof translate>[1], values = {}) => translate(locale, key, values)
  if (offer === null) return frame(locale, `<p>${t('outsideSeats.nothing')}</p>`)
  const { layout, zone, addressOf, fault, limit } = offer
  const zones = layout.zones
    .filter(({ from, to }) => to > from)
    .map(({ zone: { zoneId, zoneName } }) => {
      const isShown = zoneId === zone.zone.zoneId
      return `<a href="${escapeMarkup(addressOf(zoneId))}"${isShown ? ' aria-current="page"' : ''}>${escapeMarkup(zoneName)}</a>`
    })
  const rows = zone.rows.map((row) => rowHtml(locale, offer, row))
  return frame(
    locale,
    `<p>${t('outsideSeats.note')}</p><nav aria-label="${t('outsideSeats.zones')}">${zones.join('')}</nav>
<form method="post" action="${escapeMarkup(addressOf(zone.zone.zoneId))}"><section>${rows.join('')}</section>
<div class="bar">${fault === '' ? '' : `<p class="fault" role="alert">${escapeMarkup(fault)}</p>`}
<p>${t('outsideSeats.limit', { count: limit })}</p><button class="main" id="take">${t('outsideSeats.submit')}</button></div></form>`,
  )
}

/** Completed selection: returns to the shop, at once if scripts run. */
export function outsideSeatsDone(locale: Locale, done: { count: number; backAddress: string; againAddress: string }) {
  const t = (key: Parameters<typeof translate>[1], values = {}) => translate(locale, key, values)
  return frame(
    locale,
    `<section class="stack"><h2>${t('outsideSeats.done', { count: done.count })}</h2>
<nav><a id="back" href="${escapeMarkup(done.backAddress)}" target="_top" aria-current="true">${t('outsideSeats.back')}</a>
<a href="${escapeMarkup(done.againAddress)}">${t('outsideSeats.again')}</a></nav></section><script>${RETURN_SCRIPT}</script>`,
  )
}

function rowHtml(locale: Locale, { layout, states }: SeatsOnOffer, { rowName, from, to }: LayoutRow): string {
  const seats = Array.from({ length: to - from }, (_, at) => {
    const seat = from + at
    const no = String(layout.number[seat])
    const price = formatCents(layout.levelOf(seat)?.priceCent ?? 0)
    const label = escapeMarkup(translate(locale, 'outsideSeats.seat', { row: rowName, no, price }))
    const isFree = states[seat] === SEAT_STATE.available
    return `<label title="${label}"><input type="checkbox" name="${escapeMarkup(layout.seatId(seat))}" aria-label="${label}"${isFree ? '' : ' disabled'}>${no}</label>`
  })
  const cents = new Set(Array.from({ length: to - from }, (_, at) => layout.levelOf(from + at)?.priceCent ?? 0))
  const prices = [...cents].map((price) => `¥${formatCents(price)}`).join(' / ')
  return `<fieldset><legend>${escapeMarkup(rowName)} · ${prices}</legend><div class="seats">${seats.join('')}</div></fieldset>`
}

function frame(locale: Locale, content: string): string {
  const title = translate(locale, 'outsideSeats.title')
  return `<!doctype html><html lang="${localeToUrl(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style>
<main><h1>${title}</h1>${content}</main></html>`
}
