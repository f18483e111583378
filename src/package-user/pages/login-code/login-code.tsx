import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { CODE_LENGTH, maskedPhone } from '@/domain/phone'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { userText } from '../../text'
import styles from './login-code.module.scss'
import { LoginCodeModel } from './login-code-model'

function LoginCodePage() {
  const t = useText(userText)
  const common = useText(commonText)
  const { navigation, prompts } = useApp()
  const params = useParams(routes.loginCode)
  const model = useModel((app) => new LoginCodeModel(app, params, () => prompts.showToast(t('code.done'))))
  const { login, resend } = model
  const { cellphone = '', countryCode = '' } = params

  useEffect(() => model.start(), [model])

  return (
    <PageFrame title={t('code.title')}>
      <View className={styles.page}>
        <View className={styles.sent}>{t('code.sentTo', { area: countryCode, phone: maskedPhone(cellphone) })}</View>
        <Field
          id="code"
          label={t('code.label')}
          value={model.code}
          type="number"
          maxLength={CODE_LENGTH}
          placeholder="······"
          error={login.error && errorText(login.error, common).title}
          onChange={model.type}
        />
        <Button
          id="log-in"
          className={styles.submit}
          isWide
          isDisabled={model.code.length < CODE_LENGTH}
          isBusy={login.isRunning}
          onPress={() => void model.submit()}
        >
          {t('code.submit')}
        </Button>
        <Button kind="plain" isWide isDisabled={resend.isRunning} onPress={() => void navigation.back()}>
          {resend.isRunning ? t('code.resendIn', { seconds: resend.secondsLeft }) : t('code.resend')}
        </Button>
      </View>
    </PageFrame>
  )
}

export default page(LoginCodePage, routes.loginCode)
