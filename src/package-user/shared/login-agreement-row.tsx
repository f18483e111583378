import { observer } from 'mobx-react'
import { AgreementRow } from '@/blocks/agreement-row/agreement-row'
import { documentTitle } from '@/domain/agreement-parts'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { userText } from '../text'
import type { LoginAgreement } from './login-agreement'

/** The box to tick, with the documents. */
export const LoginAgreementRow = observer(function LoginAgreementRow({ model }: { model: LoginAgreement }) {
  const t = useText(userText)
  return (
    <AgreementRow
      id="agree"
      isChecked={model.hasAgreed}
      template={t('login.agree')}
      documents={model.policies.value ?? []}
      onChange={model.setAgreed}
    />
  )
})

/** Asks whoever has not ticked the box; resolves with whether they agree. */
export function useAgreed(model: LoginAgreement): () => Promise<boolean> {
  const t = useText(userText)
  const common = useText(commonText)
  const { prompts } = useApp()
  return async () => {
    if (model.hasAgreed) return true
    const hasAgreed = await prompts.ask({
      title: t('login.agreeFirst'),
      content: (model.policies.value ?? []).map(documentTitle).join(' '),
      confirmText: t('login.agreeAndGoOn'),
      cancelText: common('action.cancel'),
    })
    if (hasAgreed) model.setAgreed(true)
    return hasAgreed
  }
}
