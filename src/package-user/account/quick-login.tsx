import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { PhoneButton } from '@/ui/phone-button/phone-button'
import type { LoginAgreement } from './login-agreement'
import styles from './quick-login.module.scss'
import { QuickLoginModel } from './quick-login-model'
import { accountText } from './text'

/** Login by one tap on platforms that confirm the user's phone; hidden elsewhere. The agreement comes first. */
export const QuickLogin = observer(function QuickLogin({ agreement }: { agreement: LoginAgreement }) {
  const t = useText(accountText)
  const common = useText(commonText)
  const { account, prompts } = useApp()
  const model = useModel((app) => new QuickLoginModel(app, () => prompts.showToast(t('code.done'))))

  // A vendor code is valid for a short time only.
  useLoad({ load: () => account.hasPhoneBinding && model.prepare() }, 'shown')

  if (!account.hasPhoneBinding) return null
  const message = model.notice ? t(model.notice) : model.login.error && errorText(model.login.error, common).title
  return (
    <View className={styles.box}>
      {agreement.hasAgreed && !model.login.isRunning ? (
        <PhoneButton id="quick-login" onAnswer={(detail) => void model.submit(detail)}>
          {t('quick.logIn')}
        </PhoneButton>
      ) : (
        <Button
          id="quick-login-agree"
          isWide
          isBusy={model.login.isRunning}
          onPress={() => void agreement.requestConsent()}
        >
          {t('quick.logIn')}
        </Button>
      )}
      {message && (
        <View className={styles.error} role="alert">
          {message}
        </View>
      )}
    </View>
  )
})
