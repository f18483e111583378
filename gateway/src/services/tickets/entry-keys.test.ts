import { IS_NIGHTLY } from '@test/tested-platforms'
import * as fc from 'fast-check'
import { isCurrentCode } from '@/domain/current-entry-code'
import { ENTRY_CODE_SECONDS, entryCode, entryCodeOfKeys, entryNumber } from '@/domain/entry-code'
import { DAY_MS } from '../../clock'
import { entryCodeAt, entryKeys, isCodeOf, isNumberOf, KEY_WINDOW_MS } from './entry-keys'

/** Of each of the seven properties: 140 000 codes at night. */
const RUNS = IS_NIGHTLY ? 20_000 : 500
const PATIENCE_MS = 300_000
const SKEW_MS = 10 * 60 * 1000
const STEP_MS = ENTRY_CODE_SECONDS * 1000
const BEGIN = Date.parse('2026-11-26T19:30:00+08:00')
const SESSION = { beginAt: BEGIN, endAt: BEGIN + 3 * 60 * 60 * 1000, utcOffset: 480 }

const hex = (digits: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: digits, maxLength: digits })
const clock = { now: () => BEGIN }
const gate = fc.record({ shop: fc.record({ secret: hex(64) }), clock: fc.constant(clock) })
const ids = { id: hex(20), ownerId: hex(20), voucherId: hex(20), loginId: hex(20) }
const ticket = fc.record({ ...ids, sessionId: hex(12), ticketCode: fc.constant('123456789012') })
/** While keys are good: the day before the session to its end. */
const moment = fc.integer({ min: SESSION.beginAt - DAY_MS, max: SESSION.endAt - 1 })
const fieldOfTicket = fc.constantFrom(...(['id', 'ownerId', 'voucherId', 'sessionId', 'loginId'] as const))

type Gate = Parameters<typeof isCodeOf>[0]
type Ticket = Parameters<typeof isCodeOf>[1]

/** The gate's check that comes before the ticket state. */
const isTaken = (at: Gate, of: Ticket, code: string, now: number) => isCodeOf(at, of, code) && isCurrentCode(code, now)

function assertProperty<Values extends unknown[]>(property: fc.IPropertyWithHooks<Values>): void {
  // A property without promises is proved at once.
  void fc.assert(property, { numRuns: RUNS, seed: 32 })
}

jest.setTimeout(PATIENCE_MS)

/** Codes at the gate (contract D-22). */
describe('entry codes and their keys', () => {
  it('accepts device codes while the clock is up to ten minutes off (contract D-22)', () => {
    assertProperty(
      fc.property(gate, ticket, moment, fc.integer({ min: -SKEW_MS, max: SKEW_MS }), (at, of, now, skew) => {
        const code = entryCodeOfKeys(of.id, entryKeys(at, of, SESSION), now + skew)
        // Before the first key and after the last one a device shows nothing.
        return code === '' || isTaken(at, of, code, now)
      }),
    )
  })

  it('accepts a code of the shop at once, only for the time needed to reach the gate', () => {
    assertProperty(
      fc.property(gate, ticket, moment, (at, of, now) => {
        const code = entryCodeAt(at, of, now)
        const end = (Math.floor(now / STEP_MS) + 1) * STEP_MS + SKEW_MS
        return isTaken(at, of, code, now) && isTaken(at, of, code, end - 1) && !isTaken(at, of, code, end)
      }),
    )
  })

  it('rejects a code of the same ticket for another owner, voucher, session or login, and of another ticket', () => {
    assertProperty(
      fc.property(gate, ticket, moment, fieldOfTicket, hex(20), (at, of, now, field, other) => {
        const code = entryCodeAt(at, { ...of, [field]: other }, now)
        const [, , step, proof] = code.split(':')
        return (
          other === of[field] ||
          (!isTaken(at, of, code, now) && !isTaken(at, of, `ENCORE:${of.id}:${step}:${proof}`, now))
        )
      }),
    )
  })

  it('rejects a code that another shop signed', () => {
    assertProperty(
      fc.property(gate, gate, ticket, moment, (at, other, of, now) => {
        return at.shop.secret === other.shop.secret || !isTaken(at, of, entryCodeAt(other, of, now), now)
      }),
    )
  })

  it('rejects a proof that was guessed, changed in one digit, or moved to another moment', () => {
    const forged = fc.record({ guess: hex(16), digit: fc.nat(15), shift: fc.integer({ min: 1, max: 1000 }) })
    assertProperty(
      fc.property(gate, ticket, moment, forged, (at, of, now, { guess, digit, shift }) => {
        const [name, id, step = '', proof = ''] = entryCodeAt(at, of, now).split(':')
        const changed = (Number.parseInt(proof[digit] ?? '0', 16) ^ 1).toString(16)
        const codes = [
          `${name}:${id}:${step}:${guess}`,
          `${name}:${id}:${step}:${proof.slice(0, digit)}${changed}${proof.slice(digit + 1)}`,
          `${name}:${id}:${Number(step) + shift}:${proof}`,
          `${name}:${id}:${Number(step) - shift}:${proof}`,
        ]
        return codes.every((code) => !isCodeOf(at, of, code))
      }),
    )
  })

  it('rejects expired codes, and codes further ahead than the clock tolerance', () => {
    const far = fc.integer({ min: SKEW_MS + STEP_MS, max: 30 * DAY_MS })
    assertProperty(
      fc.property(gate, ticket, moment, far, fc.boolean(), (at, of, now, ms, isLater) => {
        return !isTaken(at, of, entryCodeAt(at, of, isLater ? now + ms : now - ms), now)
      }),
    )
  })

  it('accepts a number to read out as long as its code, and no longer', () => {
    const ms = fc.integer({ min: -2 * SKEW_MS, max: 2 * SKEW_MS })
    assertProperty(
      fc.property(gate, ticket, moment, ms, (at, of, now, later) => {
        const code = entryCodeAt(at, of, now)
        const number = entryNumber(of.ticketCode, code)
        // Two of a million numbers may be the same.
        return isNumberOf(at, of, number, now + later) === isCurrentCode(code, now + later)
      }),
    )
  })

  it('reveals no other ticket, owner or window by a key', () => {
    assertProperty(
      fc.property(gate, ticket, ticket, moment, (at, of, other, now) => {
        const keys = entryKeys(at, of, SESSION)
        const own = keys.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)?.key ?? ''
        const foreign = entryKeys(at, other, SESSION).map(({ key }) => key)
        // With the key of one ticket: the code of the other, and the own one of a window that has another key.
        const elsewhere = entryCode(other.id, own, now)
        const elsewhen = entryCode(of.id, own, now + KEY_WINDOW_MS)
        return (
          new Set(keys.map(({ key }) => key)).size === keys.length &&
          !foreign.includes(own) &&
          !isCodeOf(at, other, elsewhere) &&
          !isCodeOf(at, of, elsewhen)
        )
      }),
    )
  })
})
