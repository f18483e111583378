import { type Locale, localeToUrl } from '@/domain/locale'
import { translate } from '../texts/text'
import { PAGE_STYLE } from './page-style'

interface Payable {
  /** In yuan, without its sign. */
  amount: string
  number: string
}

/** The provider's page, played by the sandbox; `null` when there is nothing to pay any more. */
export function cashierPage(locale: Locale, payable: Payable | null): string {
  const t = (key: Parameters<typeof translate>[1]) => translate(locale, key)
  const button = (verdict: string, key: Parameters<typeof translate>[1], kind = '') =>
    `<button class="${kind}" name="verdict" value="${verdict}" id="${verdict.toLowerCase()}">${t(key)}</button>`
  const content = payable
    ? `<p>${t('cashier.amount')}</p><div class="amount">¥${payable.amount}</div><p>${t('cashier.order')} ${payable.number}</p>
       <form class="stack" method="post">${button('APPROVED', 'cashier.approve', 'main')}${button('DECLINED', 'cashier.decline')}${button('CANCELLED', 'cashier.cancel')}</form>
       <p></p><p>${t('cashier.wait')}</p>`
    : `<h2>${t('cashier.done')}</h2><p>${t('cashier.back')}</p>`
  return `<!doctype html><html lang="${localeToUrl(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('cashier.title')}</title><style>${PAGE_STYLE} main { max-width: 480px; }</style>
<main><h1>${t('cashier.title')}</h1><p>${t('cashier.note')}</p><section>${content}</section></main></html>`
}
