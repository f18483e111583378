/** State of a seat. Packed answers contain the first four; `mine` comes beside them. */
export const SEAT_STATE = { notForSale: 0, available: 1, locked: 2, sold: 3, mine: 4 } as const

/** Safe in JSON and in addresses. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const SEATS_PER_DIGIT = 3
const NO_DIGIT = 255
/** By character code. */
const VALUES = new Uint8Array(128).fill(NO_DIGIT)
for (let value = 0; value < DIGITS.length; value += 1) VALUES[DIGITS.charCodeAt(value)] = value

/** States of seats as text, two bits a seat and three seats a character: 40 000 seats are 13 KB, and less compressed. */
export function packStates(states: ArrayLike<number>): string {
  let text = ''
  for (let at = 0; at < states.length; at += SEATS_PER_DIGIT) {
    const value = bits(states[at]) | (bits(states[at + 1]) << 2) | (bits(states[at + 2]) << 4)
    text += DIGITS.charAt(value)
  }
  return text
}

/** The states of `count` seats; `null` for a text with another number of states. */
export function unpackStates(text: string, count: number): Uint8Array | null {
  if (text.length !== Math.ceil(count / SEATS_PER_DIGIT)) return null
  const states = new Uint8Array(count)
  for (let at = 0; at < text.length; at += 1) {
    const value = VALUES[text.charCodeAt(at)] ?? NO_DIGIT
    if (value === NO_DIGIT) return null
    const seat = at * SEATS_PER_DIGIT
    states[seat] = value & 3
    // Beyond the last seat nothing is written.
    states[seat + 1] = (value >> 2) & 3
    states[seat + 2] = value >> 4
  }
  return states
}

/** A seat locked by its user is unavailable to all others. */
function bits(state = 0): number {
  return state === SEAT_STATE.mine ? SEAT_STATE.locked : state & 3
}
