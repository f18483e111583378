import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { THEME_CHOICES } from '@/stores/theme-store'
import { settingsText } from '../../settings/text'
import { ChoiceList } from '../../shared/choice-list'

function SkinSwitchPage() {
  const t = useText(settingsText)
  const { theme } = useApp()
  const title = t('settings.skin')
  const choices = THEME_CHOICES.filter((key) => theme.fixed === null || key === theme.fixed)
  const options = choices.map((key) => ({ key, text: t(`skin.${key}`) }))
  return (
    <PageFrame above={<Breadcrumbs />} title={title}>
      <ChoiceList label={title} options={options} chosen={theme.fixed ?? theme.choice} onChoose={theme.choose} />
    </PageFrame>
  )
}

export default page(SkinSwitchPage, routes.skinSwitch)
