import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import type { LoginAgreement } from './login-agreement'
import styles from './provider-buttons.module.scss'
import { ProviderLoginModel } from './provider-login-model'
import { accountText } from './text'

/** Google and Apple if the shop offers them; nothing is loaded from them, a tap opens their page. */
export const ProviderButtons = observer(function ProviderButtons({ agreement }: { agreement: LoginAgreement }) {
  const t = useText(accountText)
  const common = useText(commonText)
  const { prompts } = useApp()
  const model = useModel((app) => new ProviderLoginModel(app, agreement, () => prompts.showToast(t('code.done'))))
  const { login, notice, providers } = model

  useLoad(model, 'opened')

  const message = notice ? t(notice) : login.error && errorText(login.error, common).title
  if (providers.length === 0 && !message) return null
  return (
    <View className={styles.box}>
      {message && (
        <View id="provider-notice" className={styles.error} role="alert">
          {message}
        </View>
      )}
      {providers.map((provider) => (
        <Button
          key={provider}
          id={`by-${provider.toLowerCase()}`}
          kind="secondary"
          isWide
          isBusy={model.checked === provider}
          onPress={() => void model.choose(provider)}
        >
          {t(`ways.${provider}`)}
        </Button>
      ))}
    </View>
  )
})
