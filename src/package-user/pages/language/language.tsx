import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { ChoiceList } from '../../shared/choice-list'
import { userText } from '../../text'

/** Each language under its own name, so that everybody finds theirs. */
const LANGUAGES = [
  { key: 'zh-CN', text: '简体中文' },
  { key: 'zh-MO', text: '繁體中文' },
  { key: 'en-US', text: 'English' },
] as const

function LanguagePage() {
  const t = useText(userText)
  const { locale } = useApp()
  const title = t('settings.language')
  return (
    <PageFrame title={title}>
      <ChoiceList label={title} options={LANGUAGES} chosen={locale.locale} onChoose={locale.choose} />
    </PageFrame>
  )
}

export default page(LanguagePage, routes.language)
