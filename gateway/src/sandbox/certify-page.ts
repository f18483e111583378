import type { Locale } from '@/domain/locale'
import type { TextKey } from '../texts/text'
import { translate } from '../texts/text'
import { narrowPage } from './narrow-page'

/** Page of the face and document service in the sandbox; `isOpen` while a decision is pending. */
export function certifyPage(locale: Locale, isOpen: boolean): string {
  const t = (key: TextKey) => translate(locale, key)
  const content = isOpen
    ? `<form class="stack" method="post"><button class="main" name="verdict" value="approve" id="approve">${t('certify.approve')}</button><button name="verdict" value="reject" id="reject">${t('certify.reject')}</button></form>`
    : `<h2>${t('certify.done')}</h2><p>${t('certify.back')}</p>`
  return narrowPage(locale, t('certify.title'), `<p>${t('certify.note')}</p><section>${content}</section>`)
}
