import { FIRST_ANSWERS_ID } from '@/domain/first-answers'
import { escapeMarkup } from '../escape-markup'
import type { FirstAnswers } from './first-answers'
import type { LookParts } from './first-look/first-look'
import type { PageHead } from './page-head/page-head'

const TITLE = /<title>[^<]*<\/title>/

/** App page with its first answers, head, and first look if it has one. */
export function webPage(
  template: string,
  answers: FirstAnswers,
  look: LookParts | null,
  head: PageHead | null,
): string {
  const { locale, cityId } = answers
  const ofCity = cityId === null ? '' : ` data-city="${escapeMarkup(cityId)}"`
  const page = template
    // The page's first script hides a first look of another language or city.
    .replace(/<html[^>]*>/, () => `<html lang="${locale}"${ofCity}>`)
    .replace(
      '</body>',
      () => `<script type="application/json" id="${FIRST_ANSWERS_ID}">${answers.toJson()}</script></body>`,
    )
  const titled = (title: string) => `<title>${escapeMarkup(title)}</title>${head?.tags ?? ''}`
  if (!look) return head ? page.replace(TITLE, () => titled(head.title)) : page
  const [first = '', ...others] = look.pictures.map(
    (address) => `<link rel="preload" as="image" href="${escapeMarkup(address)}" fetchpriority="high">`,
  )
  return (
    page
      // Browsers open six connections per HTTP/1.1 host: the main picture takes the first.
      .replace('<head>', (head) => head + first)
      .replace(TITLE, () => `${others.join('')}${titled(head?.title ?? look.title)}<style>${look.style}</style>`)
      .replace('<div id="app">', (app) => `<div id="first-look">${look.html}</div>${app}`)
  )
}
