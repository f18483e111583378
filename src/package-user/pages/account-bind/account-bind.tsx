import { CODE_LENGTH } from '@/domain/phone'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { CodeRequestFields } from '../../shared/code-request-fields'
import { FormCard } from '../../shared/form-card'
import { userText } from '../../text'
import styles from './account-bind.module.scss'
import { AccountBindModel } from './account-bind-model'

function AccountBindPage() {
  const t = useText(userText)
  const model = useModel((app) => new AccountBindModel(app))
  const { code, resend, form } = model

  useLoad(model, 'opened')

  return (
    <PageFrame hasOwnTitle title={t('bind.title')}>
      <FormCard title={t('bind.title')} hint={t('bind.hint')}>
        <FormView onSubmit={model.send}>
          <CodeRequestFields model={code} />
        </FormView>
        <FormError form={code.form} />
        <FormView onSubmit={model.submit}>
          <TextField
            id="code"
            kind="code"
            field={model.verifyCode}
            label={t('code.label')}
            maxLength={CODE_LENGTH}
            placeholder="······"
            after={
              <Button
                id="send-code"
                className={styles.send}
                kind="plain"
                isDisabled={resend.isRunning}
                isBusy={code.form.isSubmitting}
                onPress={model.send}
              >
                {resend.isRunning ? t('bind.resendIn', { seconds: resend.secondsLeft }) : t('login.send')}
              </Button>
            }
          />
          <FormError form={form} />
          <Button
            id="bind"
            className={styles.submit}
            isWide
            isDisabled={!form.isValid}
            isBusy={form.isSubmitting}
            onPress={model.submit}
          >
            {t('bind.submit')}
          </Button>
        </FormView>
      </FormCard>
    </PageFrame>
  )
}

export default page(AccountBindPage, routes.accountBind)
