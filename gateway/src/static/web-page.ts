import { FIRST_ANSWERS_ID } from '@/domain/first-answers'
import { escapeMarkup } from '../escape-markup'
import type { FirstAnswers } from './first-answers'
import type { LookParts } from './first-look/first-look'
import type { PageHead } from './page-head/page-head'

const TITLE = /<title>[^<]*<\/title>/

/** The page of the app with its first answers and its head in it, and with its first look where it has one. */
export function webPage(
  template: string,
  answers: FirstAnswers,
  look: LookParts | null,
  head: PageHead | null,
): string {
  const { locale, cityId } = answers
  const ofCity = cityId === null ? '' : ` data-city="${escapeMarkup(cityId)}"`
  const page = template
    // The page's first script hides a look that is for another language or city than the user's.
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
      // A browser has six connections to a host that speaks HTTP/1.1: the picture that people came for takes the first.
      .replace('<head>', (head) => head + first)
      .replace(TITLE, () => `${others.join('')}${titled(look.title)}<style>${look.style}</style>`)
      .replace('<div id="app">', (app) => `<div id="first-look">${look.html}</div>${app}`)
  )
}
