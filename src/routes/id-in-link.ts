/** Parameters that hold an id, and the codes of gifts and transfers. */
const ID_NAME = /^(?:id|\w+Id|giftCode|transferCode|t)$/
/** Ids of hexadecimal digits, which some chats write in capitals. */
const CAPITALS = /^(?=.*[A-F])[0-9A-F]{16,}$/

/** The value of a parameter as a link has it; an id ends before the first sign that is in no id, such as `。` or `)`. */
export function idInLink(name: string, value: string): string {
  if (!ID_NAME.test(name)) return value
  const [id = value] = /^[\w-]+/.exec(value) ?? []
  return CAPITALS.test(id) ? id.toLowerCase() : id
}
