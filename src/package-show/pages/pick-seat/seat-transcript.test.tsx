import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { renderPage, theGateway } from '@test/render-page'
import { byId, seen, tap } from '@test/screen'
import { wantedPair } from '@test/seat-purchase'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import PickSeatPage from './pick-seat'

/** `UPDATE_TRANSCRIPT=1` rewrites it. */
const TRANSCRIPT = path.resolve(__dirname, '../../../../docs/transcripts/choosing-two-seats.md')
const STOPS = 'button:not([disabled]), a[href], [tabindex="0"]'
const LIVE = ['seat-notice', 'seat-inspected']

/** Screen reader output for the focused element: name, role, state. */
function spoken(element: Element): string {
  const name = (element.getAttribute('aria-label') ?? wordsOf(element)).trim()
  const role = element.getAttribute('role') ?? 'button'
  const states = [
    element.getAttribute('aria-selected') === 'true' && 'selected',
    element.getAttribute('aria-checked') === 'true' && 'checked',
    element.getAttribute('aria-checked') === 'false' && 'not checked',
    element.getAttribute('aria-expanded') === 'true' && 'expanded',
    element.getAttribute('aria-expanded') === 'false' && 'collapsed',
  ]
  return [name, role, ...states.filter(Boolean)].join(', ')
}

/** Texts of an element's parts, separated when they stand below each other. */
function wordsOf(element: Element): string {
  if (element.children.length === 0) return element.textContent ?? ''
  return [...element.childNodes]
    .map((part) => (part instanceof Element ? wordsOf(part) : (part.textContent ?? '')))
    .filter((words) => words.trim() !== '')
    .join('. ')
}

/** A keyboard user with a screen reader. */
class Listener {
  readonly lines: string[] = []

  /** Presses Tab until the element has the focus. */
  tabTo(id: string): void {
    for (let stops = 0; document.activeElement?.id !== id; stops += 1) {
      const all = [...document.querySelectorAll<HTMLElement>(STOPS)]
      const next = all[all.indexOf(document.activeElement as HTMLElement) + 1]
      if (!next || stops > 200) throw new Error(`the Tab key never comes to #${id}`)
      next.focus()
      this.lines.push(`| Tab | ${spoken(next)} |`)
    }
  }

  async press(key: 'Enter' | 'Space'): Promise<void> {
    const at = document.activeElement
    if (!at) throw new Error('nothing has the focus')
    const before = LIVE.map((id) => document.getElementById(id)?.textContent)
    await tap(at)
    const announced = LIVE.map((id) => document.getElementById(id)?.textContent).filter(
      (text, at) => text !== before[at],
    )
    this.lines.push(`| ${key} | ${[spoken(at), ...announced.filter(Boolean)].join('. ')} |`)
  }
}

it('chooses two seats by screen reader and keyboard, as in the transcript (SEAT-024)', async () => {
  const gateway = await theGateway()
  const { session, zoneId, rowId, seats } = await wantedPair(async (endpoint, input) => {
    const { data } = await gateway.call(endpoint, input)
    if (data === undefined || data === null) throw new Error('no answer')
    return data
  }, NAMED_SHOWS.seatsClub)
  await renderPage(PickSeatPage, routes.pickSeat, {
    params: session,
    signedInAs: '13800138000',
    prepare: ({ app, canvases }) => {
      canvases.canDraw = false
      app.locale.choose('en-US')
    },
  })
  await seen('seat-list')
  const listener = new Listener()
  listener.tabTo(`zone-${zoneId}`)
  await listener.press('Enter')
  await seen(`row-${rowId}`)
  listener.tabTo(`row-${rowId}`)
  await listener.press('Enter')
  for (const seat of seats) {
    await seen(`seat-${seat}`)
    listener.tabTo(`seat-${seat}`)
    await listener.press('Space')
  }
  listener.tabTo('confirm-seats')
  expect(byId('confirm-seats').hasAttribute('disabled')).toBe(false)
  const transcript = [
    '# Choosing two seats by ear',
    '',
    'What a screen reader says on the way from the page of seats to two seats in the club, in the list that has the same',
    'seats as the map. Written by `seat-transcript.test.tsx`, which fails when the page says anything else;',
    '`UPDATE_TRANSCRIPT=1` rewrites it.',
    '',
    '| Key | Screen reader |',
    '|---|---|',
    ...listener.lines,
    '',
  ].join('\n')
  if (process.env.UPDATE_TRANSCRIPT) writeFileSync(TRANSCRIPT, transcript)
  expect(readFileSync(TRANSCRIPT, 'utf8')).toBe(transcript)
})
