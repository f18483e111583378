/** Parameters that hold an id, and the codes of gifts and transfers. */
const ID_NAME = /^(?:id|\w+Id|giftCode|transferCode|t)$/
/** Ids of hexadecimal digits, which some chats write in capitals. */
const CAPITALS = /^(?=.*[A-F])[0-9A-F]{16,}$/

/** Value of a parameter; an id ends before the first sign that is in no id, such as `。`, and may be empty then. */
export function idInLink(name: string, value: string): string {
  if (!ID_NAME.test(name)) return value
  const [id = ''] = /^[\w-]+/.exec(value) ?? []
  return CAPITALS.test(id) ? id.toLowerCase() : id
}
