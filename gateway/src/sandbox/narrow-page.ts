import { type Locale, localeToUrl } from '@/domain/locale'
import { PAGE_STYLE } from './page-style'

/** A single-column page of a third party in the sandbox. `title` and `content` are markup. */
export function narrowPage(locale: Locale, title: string, content: string): string {
  return `<!doctype html><html lang="${localeToUrl(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${PAGE_STYLE} main { max-width: 480px; }</style>
<main><h1>${title}</h1>${content}</main></html>`
}
