import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { AreaSheet, CodeRequestFields } from '../../shared/code-request-fields'
import { FormCard } from '../../shared/form-card'
import { LoginAgreementRow, useAgreed } from '../../shared/login-agreement-row'
import { QuickLogin } from '../../shared/quick-login'
import { userText } from '../../text'
import styles from './login.module.scss'
import { LoginModel } from './login-model'

function LoginPage() {
  const t = useText(userText)
  const { navigation, shopConfig, account } = useApp()
  const model = useModel((app) => new LoginModel(app))
  const { code, agreement } = model
  const askAgreed = useAgreed(agreement)
  const hasQuickLogin = account.hasPhoneBinding && shopConfig.flags.QUICK_LOGIN

  useEffect(() => model.load(), [model])

  async function send() {
    code.markSubmitted()
    if (!code.canSend || !(await askAgreed())) return
    const { cellphone, areaCode: countryCode } = code
    if (await code.sending.submit()) await navigation.open(routes.loginCode, { cellphone, countryCode })
  }

  return (
    <PageFrame title={t('login.title')} overlay={<AreaSheet model={code} />}>
      <FormCard title={t('login.welcome')} hint={t('login.hint')}>
        {hasQuickLogin && (
          <>
            <QuickLogin agreement={agreement} />
            <View className={styles.or}>{t('quick.or')}</View>
          </>
        )}
        <CodeRequestFields model={code} />
        <Button
          id="send-code"
          className={styles.send}
          kind={hasQuickLogin ? 'secondary' : 'primary'}
          isWide
          isBusy={code.sending.isRunning}
          onPress={() => void send()}
        >
          {t('login.send')}
        </Button>
        <View className={styles.agreement}>
          <LoginAgreementRow model={agreement} />
        </View>
      </FormCard>
    </PageFrame>
  )
}

export default page(LoginPage, routes.login)
