import type { Locale } from '@/domain/locale'
import type { TextKey } from '../texts/text'
import { translate } from '../texts/text'
import { narrowPage } from './narrow-page'

/** The page of the service that looks at faces and papers, played by the sandbox; `isOpen` while there is something to decide. */
export function certifyPage(locale: Locale, isOpen: boolean): string {
  const t = (key: TextKey) => translate(locale, key)
  const content = isOpen
    ? `<form class="stack" method="post"><button class="main" name="verdict" value="approve" id="approve">${t('certify.approve')}</button><button name="verdict" value="reject" id="reject">${t('certify.reject')}</button></form>`
    : `<h2>${t('certify.done')}</h2><p>${t('certify.back')}</p>`
  return narrowPage(locale, t('certify.title'), `<p>${t('certify.note')}</p><section>${content}</section>`)
}
