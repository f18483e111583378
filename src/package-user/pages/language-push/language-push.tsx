import { View } from '@tarojs/components'
import { LOCALES, type Locale } from '@/domain/locale'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useErrorToast } from '@/shell/use-error-toast'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { settingsText } from '../../settings/text'
import { ChoiceList } from '../../shared/choice-list'
import { LANGUAGE_NAMES } from '../../shared/language-names'
import styles from './language-push.module.scss'
import { LanguagePushModel } from './language-push-model'

const OPTIONS = LOCALES.map((key) => ({ key, text: LANGUAGE_NAMES[key] }))

function LanguagePushPage() {
  const t = useText(settingsText)
  const showError = useErrorToast()
  const model = useModel((app) => new LanguagePushModel(app))
  const { profile, saving } = model
  useLoad(profile, 'opened')

  async function choose(language: Locale) {
    await saving.submit(language)
    if (saving.error) showError(saving.error)
  }

  return (
    <PageFrame above={<Breadcrumbs />} title={t('languagePush.title')}>
      <ResourceView resource={profile} skeleton={<PageSkeleton height={160} />}>
        {({ messageLanguage }) => (
          <>
            <ChoiceList
              label={t('languagePush.title')}
              options={OPTIONS}
              chosen={messageLanguage}
              onChoose={(language) => void choose(language)}
            />
            <View className={styles.hint}>{t('languagePush.hint')}</View>
          </>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(LanguagePushPage, routes.languagePush)
