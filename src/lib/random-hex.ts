/** `length` random hexadecimal digits. For identifiers (trace ids, idempotency keys), not for secrets. */
export function randomHex(length: number): string {
  let text = ''
  while (text.length < length) text += Math.floor(Math.random() * 16).toString(16)
  return text
}
