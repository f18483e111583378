import type { SupportedLanguage } from '@/contracts/shop/get-shop-config'
import { LOCALES, type Locale, localeFromUrl } from '@/domain/locale'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { settingsText } from '../../settings/text'
import { ChoiceList } from '../../shared/choice-list'
import { LANGUAGE_NAMES } from '../../shared/language-names'
import { LanguageModel } from './language-model'

/** Languages with the shop's names for them; all available ones if the shop names none. */
function offeredLanguages(supported: readonly SupportedLanguage[]) {
  const names = new Map(supported.map(({ langTag, langName }) => [localeFromUrl(langTag), langName]))
  return LOCALES.filter((key) => supported.length === 0 || names.has(key)).map((key) => ({
    key,
    text: names.get(key) || LANGUAGE_NAMES[key],
  }))
}

function LanguagePage() {
  const t = useText(settingsText)
  const common = useText(commonText)
  const { locale, prompts, shopConfig } = useApp()
  const model = useModel((app) => new LanguageModel(app))
  const title = t('settings.language')
  const options = offeredLanguages(shopConfig.config?.supportLanguages ?? [])

  function choose(chosen: Locale) {
    if (model.choose(chosen)) prompts.showToast(common('login_warn_tips5'))
  }

  return (
    <PageFrame above={<Breadcrumbs />} title={title}>
      <ChoiceList label={title} options={options} chosen={locale.locale} onChoose={choose} />
    </PageFrame>
  )
}

export default page(LanguagePage, routes.language)
