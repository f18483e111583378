import { observer } from 'mobx-react'
import { AgreementRow } from '@/blocks/agreement-row/agreement-row'
import { ConsentDialog } from '@/blocks/agreement-row/consent-dialog'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { Leaving } from '@/ui/dialog/leaving'
import type { LoginAgreement } from './login-agreement'
import { accountText } from './text'

/** Checkbox of the agreement, with its documents. */
export const LoginAgreementRow = observer(function LoginAgreementRow({ model }: { model: LoginAgreement }) {
  const t = useText(accountText)
  return (
    <AgreementRow
      id="agree"
      isChecked={model.hasAgreed}
      template={t('login.agree')}
      documents={model.documents}
      onChange={model.setAgreed}
    />
  )
})

/** Consent dialog for users who have not ticked the box. */
export const LoginConsent = observer(function LoginConsent({ model }: { model: LoginAgreement }) {
  const t = useText(accountText)
  const common = useText(commonText)
  return (
    <Leaving>
      {model.isDialogOpen && (
        <ConsentDialog
          title={t('login.agreeFirst')}
          template={t('login.agree')}
          documents={model.documents}
          confirmText={t('login.agreeAndGoOn')}
          cancelText={common('action.cancel')}
          onAnswer={model.answer}
        />
      )}
    </Leaving>
  )
})
