import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { CodeLine } from '../../account/code-line'
import { CodeRequestFields } from '../../account/code-request-fields'
import { accountText } from '../../account/text'
import styles from './account-safe.module.scss'
import { CancelAccountModel } from './cancel-account-model'

const MAX_REASON = 200

/** Closes the account with a code sent to its owner. */
export const CancelAccount = observer(function CancelAccount() {
  const t = useText(accountText)
  const common = useText(commonText)
  const { prompts, session } = useApp()
  const model = useModel((app) => new CancelAccountModel(app, () => prompts.showToast(t('accountSafe.done'))))
  const { phone, mailing, form, verifyCode, reason, resend } = model

  useLoad(model, 'opened')

  async function cancel() {
    if (!form.check()) return
    const isSure = await prompts.showDialog({
      title: t('accountSafe.confirm'),
      content: t('accountSafe.confirmHint'),
      confirmText: t('accountSafe.submit'),
      cancelText: common('action.cancel'),
    })
    if (isSure) await model.submit()
  }

  return (
    <>
      {phone ? (
        <FormView onSubmit={model.send}>
          <CodeRequestFields model={phone} />
        </FormView>
      ) : (
        <View className={styles.hint}>{t('accountSafe.mailTo', { email: session.user?.email ?? '' })}</View>
      )}
      <FormError form={phone ? phone.form : mailing} />
      <FormView onSubmit={cancel}>
        <CodeLine field={verifyCode} resend={resend} isSending={model.isSending} onSend={model.send} />
        <TextField id="reason" field={reason} label={t('accountSafe.reason')} maxLength={MAX_REASON} />
        <FormError form={form} />
        <Button
          id="cancel-account"
          className={styles.submit}
          kind="secondary"
          isWide
          isDisabled={!form.isValid}
          isBusy={form.isSubmitting}
          onPress={() => void cancel()}
        >
          {t('accountSafe.submit')}
        </Button>
      </FormView>
    </>
  )
})
