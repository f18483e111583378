import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { CodeRequestFields } from '../../account/code-request-fields'
import { LoginAgreementRow, LoginConsent } from '../../account/login-agreement-row'
import { OpenLogin } from '../../account/open-login'
import { OtherWays } from '../../account/other-ways'
import { ProviderButtons } from '../../account/provider-buttons'
import { QuickLogin } from '../../account/quick-login'
import { accountText } from '../../account/text'
import { FormCard } from '../../shared/form-card'
import styles from './login.module.scss'
import { LoginModel } from './login-model'

function LoginPage() {
  const t = useText(accountText)
  const { shopConfig, account } = useApp()
  const model = useModel((app) => new LoginModel(app))
  const { code, agreement } = model
  const hasQuickLogin = account.hasPhoneBinding && shopConfig.flags.QUICK_LOGIN
  const send = () => void model.send()

  useLoad(model, 'opened')

  return (
    <PageFrame hasOwnTitle title={t('login.title')} overlay={<LoginConsent model={agreement} />}>
      <OpenLogin>
        <FormCard title={t('login.welcome')} hint={t('login.hint')}>
          {hasQuickLogin && (
            <>
              <QuickLogin agreement={agreement} />
              <View className={styles.or}>{t('quick.or')}</View>
            </>
          )}
          <FormView onSubmit={send}>
            <CodeRequestFields model={code} />
            <FormError form={code.form} />
            <Button
              id="send-code"
              className={styles.send}
              kind={hasQuickLogin ? 'secondary' : 'primary'}
              isWide
              isBusy={code.form.isSubmitting}
              onPress={send}
            >
              {t('login.send')}
            </Button>
          </FormView>
          <View className={styles.agreement}>
            <LoginAgreementRow model={agreement} />
          </View>
          {process.env.TARO_ENV === 'h5' && <ProviderButtons agreement={agreement} />}
          <OtherWays but="CELLPHONE" />
        </FormCard>
      </OpenLogin>
    </PageFrame>
  )
}

export default page(LoginPage, routes.login)
