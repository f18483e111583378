import { useEffect } from 'react'
import { CODE_LENGTH, maskedPhone } from '@/domain/phone'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { accountText } from '../../account/text'
import { FormCard } from '../../shared/form-card'
import styles from './login-code.module.scss'
import { LoginCodeModel } from './login-code-model'

function LoginCodePage() {
  const t = useText(accountText)
  const { navigation, prompts } = useApp()
  const params = useParams(routes.loginCode)
  const model = useModel((app) => new LoginCodeModel(app, params, () => prompts.showToast(t('code.done'))))
  const { form, code, resend } = model
  const { cellphone = '', countryCode = '' } = params

  useEffect(() => model.start(), [model])

  return (
    <PageFrame hasOwnTitle title={t('code.title')}>
      <FormCard title={t('code.title')} hint={t('code.sentTo', { area: countryCode, phone: maskedPhone(cellphone) })}>
        <FormView onSubmit={model.press}>
          <TextField
            id="code"
            kind="code"
            field={code}
            label={t('code.label')}
            maxLength={CODE_LENGTH}
            placeholder="······"
            hasAutoFocus
          />
          <FormError form={form} />
          <Button
            id="log-in"
            className={styles.submit}
            isWide
            isDisabled={code.value.length < CODE_LENGTH}
            isBusy={form.isSubmitting}
            onPress={model.press}
          >
            {t('code.submit')}
          </Button>
        </FormView>
        <Button
          kind="plain"
          isWide
          isDisabled={resend.isRunning}
          onPress={() => void navigation.redirect(routes.loginCaptcha, { cellphone, countryCode })}
        >
          {resend.isRunning ? t('code.resendIn', { seconds: resend.secondsLeft }) : t('code.resend')}
        </Button>
      </FormCard>
    </PageFrame>
  )
}

export default page(LoginCodePage, routes.loginCode)
