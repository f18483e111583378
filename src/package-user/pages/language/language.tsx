import { LOCALES, type Locale, localeFromUrl } from '@/domain/locale'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { ChoiceList } from '../../shared/choice-list'
import { LANGUAGE_NAMES } from '../../shared/language-names'
import { userText } from '../../text'
import { LanguageModel } from './language-model'

function LanguagePage() {
  const t = useText(userText)
  const common = useText(commonText)
  const { locale, prompts, shopConfig } = useApp()
  const model = useModel((app) => new LanguageModel(app))
  const title = t('settings.language')
  const supported = shopConfig.config?.supportLanguages.map(({ langTag }) => localeFromUrl(langTag)) ?? LOCALES
  const options = LOCALES.filter((key) => supported.includes(key)).map((key) => ({ key, text: LANGUAGE_NAMES[key] }))

  function choose(chosen: Locale) {
    if (model.choose(chosen)) prompts.showToast(common('login_warn_tips5'))
  }

  return (
    <PageFrame title={title}>
      <ChoiceList label={title} options={options} chosen={locale.locale} onChoose={choose} />
    </PageFrame>
  )
}

export default page(LanguagePage, routes.language)
