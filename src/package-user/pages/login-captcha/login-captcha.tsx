import { View } from '@tarojs/components'
import { maskedPhone } from '@/domain/phone'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import styles from '../../account/account-form.module.scss'
import { CodeRequestFields } from '../../account/code-request-fields'
import { LoginAgreementRow, LoginConsent } from '../../account/login-agreement-row'
import { accountText } from '../../account/text'
import { FormCard } from '../../shared/form-card'
import { LoginCaptchaModel } from './login-captcha-model'

/** Captcha before a code by phone: the picture or the text question (LOGIN-004, LOGIN-032). */
function LoginCaptchaPage() {
  const t = useText(accountText)
  const params = useParams(routes.loginCaptcha)
  const model = useModel((app) => new LoginCaptchaModel(app, params))
  const { code, agreement } = model
  const { cellphone = '', countryCode = '' } = params
  const hint = cellphone
    ? t('captcha.hintFor', { area: countryCode, phone: maskedPhone(cellphone) })
    : t('captcha.hint')

  useLoad(model, 'opened')

  return (
    <PageFrame hasOwnTitle title={t('captcha.title')} overlay={<LoginConsent model={agreement} />}>
      <FormCard title={t('captcha.title')} hint={hint}>
        <FormView onSubmit={model.send}>
          <CodeRequestFields model={code} />
          <FormError form={code.form} />
          <Button
            id="send-code"
            className={styles.submit}
            isWide
            isBusy={code.form.isSubmitting}
            onPress={() => void model.send()}
          >
            {t('login.send')}
          </Button>
        </FormView>
        <View className={styles.below}>
          <LoginAgreementRow model={agreement} />
        </View>
      </FormCard>
    </PageFrame>
  )
}

export default page(LoginCaptchaPage, routes.loginCaptcha)
