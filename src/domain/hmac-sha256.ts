const BLOCK_BYTES = 64
const ROUNDS = 64

/** The first 32 bits of the fractional parts of a root of the first primes (FIPS 180-4, 4.2.2 and 5.3.3). */
function fractionsOfRoots(count: number, root: (prime: number) => number): number[] {
  const fractions: number[] = []
  for (let candidate = 2; fractions.length < count; candidate++) {
    if (!isPrime(candidate)) continue
    const value = root(candidate)
    fractions.push(Math.floor((value - Math.floor(value)) * 2 ** 32) | 0)
  }
  return fractions
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) return false
  return true
}

const ROUND_CONSTANTS = fractionsOfRoots(ROUNDS, Math.cbrt)
const INITIAL_STATE = fractionsOfRoots(8, Math.sqrt)

/**
 * HMAC-SHA256 (RFC 2104, FIPS 180-4) in plain JavaScript: mini-program engines have neither Web Crypto nor Buffer.
 */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES)
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key)
  const inner = joined(
    block.map((byte) => byte ^ 0x36),
    message,
  )
  const outer = joined(
    block.map((byte) => byte ^ 0x5c),
    sha256(inner),
  )
  return sha256(outer)
}

/** The bytes of a text in ASCII. */
export function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** `0aff` → bytes. */
export function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** Bytes → `0aff`. */
export function hexOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor((message.length * 8) / 2 ** 32))
  view.setUint32(padded.length - 4, (message.length * 8) >>> 0)
  const state = Int32Array.from(INITIAL_STATE)
  for (let offset = 0; offset < padded.length; offset += BLOCK_BYTES) compress(state, view, offset)
  const digest = new DataView(new ArrayBuffer(state.byteLength))
  state.forEach((word, index) => {
    digest.setInt32(index * 4, word)
  })
  return new Uint8Array(digest.buffer)
}

/** One block of SHA-256 into the state (FIPS 180-4, 6.2.2). */
function compress(state: Int32Array, block: DataView, offset: number): void {
  const words = scheduleOf(block, offset)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  words.forEach((word, round) => {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const first = (h + sum1 + choice + (ROUND_CONSTANTS[round] ?? 0) + word) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sum0 + majority) | 0]
  })
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word
  })
}

function scheduleOf(block: DataView, offset: number): Int32Array {
  const words = new Int32Array(ROUNDS)
  const at = (index: number) => words[index] ?? 0
  for (let index = 0; index < 16; index++) words[index] = block.getInt32(offset + index * 4)
  for (let index = 16; index < ROUNDS; index++) {
    const early = at(index - 15)
    const late = at(index - 2)
    const sigma0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const sigma1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[index] = at(index - 16) + sigma0 + at(index - 7) + sigma1
  }
  return words
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}
