/** `{count, plural, one {ticket} other {tickets}}`, as ICU writes it: the words for one, and those for any other number. */
const PLURAL = /\{(\w+), plural, one \{([^}]*)\} other \{([^}]*)\}\}/g

/** A text with its `{name}` marks filled in; a mark without a value stays as it is. */
export function filledText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text
    .replace(PLURAL, (_mark, name: string, one: string, other: string) => (Number(values[name]) === 1 ? one : other))
    .replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
}
