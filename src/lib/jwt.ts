const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * When a JSON Web Token that has just arrived at `now` ends on this device's clock, in epoch ms; null if it does not
 * say so or is none. A token with its time of issue counts from its arrival, for a phone whose clock is wrong has
 * as much time as any other. The signature is not looked at.
 */
export function jwtExpiry(token: string, now: number): number | null {
  const [, payload = ''] = token.split('.')
  try {
    const { exp, iat } = JSON.parse(fromBase64Url(payload)) as { exp?: unknown; iat?: unknown }
    if (typeof exp !== 'number') return null
    return typeof iat === 'number' ? now + (exp - iat) * 1000 : exp * 1000
  } catch {
    return null
  }
}

/** Bytes as characters: the claims looked at are ASCII. Some mini-program engines have no `atob`. */
function fromBase64Url(text: string): string {
  let bits = 0
  let count = 0
  let decoded = ''
  for (const letter of text) {
    const value = ALPHABET.indexOf(letter)
    if (value < 0) continue
    bits = ((bits << 6) | value) & 0xfff
    count += 6
    if (count < 8) continue
    count -= 8
    decoded += String.fromCharCode((bits >> count) & 0xff)
  }
  return decoded
}
