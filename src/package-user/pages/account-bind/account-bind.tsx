import { useState } from 'react'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useParams } from '@/shell/use-params'
import { accountText } from '../../account/text'
import { EmailBind, PhoneBind } from './bind-parts'
import { PhoneChange } from './phone-change'

function AccountBindPage() {
  const t = useText(accountText)
  const { session } = useApp()
  const { bindType } = useParams(routes.accountBind)
  const isEmail = bindType === 'EMAIL'
  // An account that has lost its phone comes without a type; the new phone is the user's once it is bound.
  const [hasPhone] = useState(bindType === 'CELLPHONE' && session.maskedPhone !== '')
  const title = isEmail ? 'bindEmail.title' : hasPhone ? 'changePhone.title' : 'bind.title'
  return (
    <PageFrame above={<Breadcrumbs />} hasOwnTitle title={t(title)}>
      {isEmail && <EmailBind />}
      {!isEmail && (hasPhone ? <PhoneChange /> : <PhoneBind />)}
    </PageFrame>
  )
}

export default page(AccountBindPage, routes.accountBind)
