/** Normal form of a code: half-width, upper case, without blanks, hyphens and invisible characters (contract D-34). */
export function typedCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
}
