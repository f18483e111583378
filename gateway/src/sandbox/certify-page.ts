import { type Locale, localeToUrl } from '@/domain/locale'
import { translate } from '../texts/text'
import type { TextKey } from '../texts/zh-cn'
import { PAGE_STYLE } from './page-style'

/** The page of whoever looks at faces and papers, played by the sandbox; `isOpen` while there is something to decide. */
export function certifyPage(locale: Locale, isOpen: boolean): string {
  const t = (key: TextKey) => translate(locale, key)
  const content = isOpen
    ? `<form class="stack" method="post"><button class="main" name="verdict" value="approve" id="approve">${t('certify.approve')}</button><button name="verdict" value="reject" id="reject">${t('certify.reject')}</button></form>`
    : `<h2>${t('certify.done')}</h2><p>${t('certify.back')}</p>`
  return `<!doctype html><html lang="${localeToUrl(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('certify.title')}</title><style>${PAGE_STYLE} main { max-width: 480px; }</style>
<main><h1>${t('certify.title')}</h1><p>${t('certify.note')}</p><section>${content}</section></main></html>`
}
