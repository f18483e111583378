import { escapeMarkup } from '../escape-markup'
import { localText } from '../texts/local-text'
import type { LocalText } from '../texts/text'
import type { FaultList } from './content-fault'
import type { WrittenText } from './documents/written-values'

const LANGUAGES = ['zh-CN', 'zh-MO', 'en-US'] as const
/** Tags of descriptions, without attributes. */
const ALLOWED_TAG = /<\/?(p|h3|ul|li|strong)>/g
const IS_MARKUP = /<\/?[a-z]/i

type Path = readonly (string | number)[]

/** A plain text in three languages. */
export function plainText(text: WrittenText, path: Path, faults: FaultList): LocalText {
  for (const language of LANGUAGES) {
    const written = text[language] ?? ''
    if (IS_MARKUP.test(written)) faults.add([...path, language], written, 'A plain text has no HTML.')
    if (language === 'en-US' && /[㐀-鿿]/.test(written))
      faults.add([...path, language], written, 'The English text has Chinese characters.')
  }
  return filledText(text)
}

/** A description in three languages as HTML: paragraphs with empty lines between them, or HTML of a few tags. */
export function richText(text: WrittenText, path: Path, faults: FaultList): LocalText {
  for (const language of LANGUAGES) {
    const written = text[language] ?? ''
    const rest = written.replace(ALLOWED_TAG, '')
    if (IS_MARKUP.test(rest))
      faults.add(
        [...path, language],
        rest.match(/<[^>]*>?/)?.[0],
        'HTML may have p, h3, ul, li and strong without attributes.',
      )
  }
  const html = filledText(text)
  return { 'zh-CN': asHtml(html['zh-CN']), 'zh-MO': asHtml(html['zh-MO']), 'en-US': asHtml(html['en-US']) }
}

/** `zh-MO` is derived where it is absent. */
function filledText(text: WrittenText): LocalText {
  const derived = localText(text['zh-CN'], text['en-US'])
  return { ...derived, 'zh-MO': text['zh-MO'] ?? derived['zh-MO'] }
}

function asHtml(text: string): string {
  if (IS_MARKUP.test(text)) return text
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
  return paragraphs
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`)
    .join('')
}

/** A plain text that may be absent. */
export function optionalText(text: WrittenText | undefined, path: Path, faults: FaultList): LocalText | null {
  return text === undefined ? null : plainText(text, path, faults)
}

/** Plain texts of a list. */
export function plainTexts(texts: readonly WrittenText[] | undefined, path: Path, faults: FaultList): LocalText[] {
  return (texts ?? []).map((text, at) => plainText(text, [...path, at], faults))
}
