import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import styles from '../../account/account-form.module.scss'
import { EmailAddressField } from '../../account/email-address-field'
import { ForgotPasswordLink } from '../../account/forgot-password-link'
import { LoginAgreementRow, LoginConsent } from '../../account/login-agreement-row'
import { OpenLogin } from '../../account/open-login'
import { OtherWays } from '../../account/other-ways'
import { ProviderButtons } from '../../account/provider-buttons'
import { accountText } from '../../account/text'
import { FormCard } from '../../shared/form-card'
import { LoginEmailModel } from './login-email-model'

function LoginEmailPage() {
  const t = useText(accountText)
  const { navigation, prompts } = useApp()
  const { email = '' } = useParams(routes.loginEmail)
  const model = useModel((app) => new LoginEmailModel(app, email, () => prompts.showToast(t('code.done'))))
  const { form, agreement } = model

  useLoad(agreement.policies, 'opened')

  return (
    <PageFrame hasOwnTitle title={t('email.title')} overlay={<LoginConsent model={agreement} />}>
      <OpenLogin>
        <FormCard title={t('email.title')} hint={t('email.hint')}>
          <FormView onSubmit={model.submit}>
            <EmailAddressField field={model.email} />
            <TextField
              id="password"
              kind="password"
              field={model.password}
              label={t('email.password')}
              maxLength={100}
              placeholder={t('email.password.placeholder')}
            />
            <FormError form={form} />
            <Button id="log-in" className={styles.submit} isWide isBusy={form.isSubmitting} onPress={model.submit}>
              {t('email.logIn')}
            </Button>
          </FormView>
          <View className={styles.links}>
            <ForgotPasswordLink />
            <Button
              id="create"
              kind="plain"
              size="small"
              onPress={() => void navigation.open(routes.createAccount, {})}
            >
              {t('email.create')}
            </Button>
          </View>
          <View className={styles.below}>
            <LoginAgreementRow model={agreement} />
          </View>
          {process.env.TARO_ENV === 'h5' && <ProviderButtons agreement={agreement} />}
          <OtherWays but="EMAIL" />
        </FormCard>
      </OpenLogin>
    </PageFrame>
  )
}

export default page(LoginEmailPage, routes.loginEmail)
