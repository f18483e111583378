import type { Locale } from '@/domain/locale'
import { escapeMarkup } from '../escape-markup'
import { translate } from '../texts/text'
import { narrowPage } from './narrow-page'

/** Submits the answer to the shop, as Apple's page does. */
export const SUBMIT_SCRIPT = 'document.forms[0].submit()'

/** Account prompt of Google or Apple in the sandbox: accepts any address as the user's. */
export function providerPage(locale: Locale, provider: string): string {
  const t = (key: Parameters<typeof translate>[1]) => translate(locale, key)
  return frame(
    locale,
    provider,
    `<p>${t('provider.note')}</p><form class="stack" method="post">
<label for="email">${t('provider.email')}</label><input id="email" name="email" type="email" maxlength="100" value="fan@encore.example">
<button class="main" id="approve" name="verdict" value="APPROVED">${t('provider.approve')}</button>
<button id="cancel" name="verdict" value="CANCELLED" formnovalidate>${t('cashier.cancel')}</button></form>`,
  )
}

/** Submits the answer as a form. */
export function providerAnswerPage(
  locale: Locale,
  provider: string,
  { target, fields }: { target: string; fields: Readonly<Record<string, string>> },
): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
  )
  return frame(
    locale,
    provider,
    `<form method="post" action="${escapeMarkup(target)}">${inputs.join('')}<button class="main">${translate(locale, 'provider.approve')}</button></form>
<script>${SUBMIT_SCRIPT}</script>`,
  )
}

function frame(locale: Locale, provider: string, content: string): string {
  const title = translate(locale, 'provider.title', { provider: provider === 'google' ? 'Google' : 'Apple' })
  return narrowPage(locale, title, `<section>${content}</section>`)
}
