import type { Locale } from '@/domain/locale'
import { translate } from '../texts/text'
import { narrowPage } from './narrow-page'

interface Payable {
  /** In yuan, without its sign. */
  amount: string
  number: string
}

/** Provider page of the sandbox; `null` when nothing is left to pay. */
export function cashierPage(locale: Locale, payable: Payable | null): string {
  const t = (key: Parameters<typeof translate>[1]) => translate(locale, key)
  const button = (verdict: string, key: Parameters<typeof translate>[1], kind = '') =>
    `<button class="${kind}" name="verdict" value="${verdict}" id="${verdict.toLowerCase()}">${t(key)}</button>`
  const content = payable
    ? `<p>${t('cashier.amount')}</p><div class="amount">¥${payable.amount}</div><p>${t('cashier.order')} ${payable.number}</p>
       <form class="stack" method="post">${button('APPROVED', 'cashier.approve', 'main')}${button('DECLINED', 'cashier.decline')}${button('CANCELLED', 'cashier.cancel')}</form>
       <p></p><p>${t('cashier.wait')}</p>`
    : `<h2>${t('cashier.done')}</h2><p>${t('cashier.back')}</p>`
  return narrowPage(locale, t('cashier.title'), `<p>${t('cashier.note')}</p><section>${content}</section>`)
}
