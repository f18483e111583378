import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import styles from '../../account/account-form.module.scss'
import { accountText } from '../../account/text'
import { FormCard } from '../../shared/form-card'
import { CheckEmailModel } from './check-email-model'

/** Shows the address the link was sent to, without disclosing whether an account exists. */
function CheckEmailPage() {
  const t = useText(accountText)
  const { navigation, prompts } = useApp()
  const { email = '', scene } = useParams(routes.checkEmail)
  const model = useModel((app) => new CheckEmailModel(app, email, scene === 'RESET' ? 'RESET' : 'ACTIVATE'))
  const { resend, sending } = model

  useEffect(() => model.start(), [model])

  async function sendAgain() {
    if (await sending.submit()) prompts.showToast(t('checkEmail.resent'))
  }

  return (
    <PageFrame hasOwnTitle title={t('checkEmail.title')}>
      <FormCard
        title={t('checkEmail.title')}
        hint={t(model.scene === 'RESET' ? 'checkEmail.reset' : 'checkEmail.activate', { email })}
      >
        <View className={styles.words}>{t('checkEmail.spam')}</View>
        <FormError form={sending} />
        <Button
          id="log-in"
          className={styles.submit}
          isWide
          onPress={() => void navigation.redirect(routes.loginEmail, { email })}
        >
          {t('checkEmail.logIn')}
        </Button>
        <Button
          id="send-again"
          className={styles.below}
          kind="plain"
          isWide
          isDisabled={resend.isRunning}
          isBusy={sending.isRunning}
          onPress={() => void sendAgain()}
        >
          {resend.isRunning ? t('code.resendIn', { seconds: resend.secondsLeft }) : t('checkEmail.resend')}
        </Button>
      </FormCard>
    </PageFrame>
  )
}

export default page(CheckEmailPage, routes.checkEmail)
