import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useParams } from '@/shell/use-params'
import { accountText } from '../../account/text'
import { EmailBind, PhoneBind } from './bind-parts'

function AccountBindPage() {
  const t = useText(accountText)
  const isEmail = useParams(routes.accountBind).bindType === 'EMAIL'
  return (
    <PageFrame above={<Breadcrumbs />} hasOwnTitle title={t(isEmail ? 'bindEmail.title' : 'bind.title')}>
      {isEmail ? <EmailBind /> : <PhoneBind />}
    </PageFrame>
  )
}

export default page(AccountBindPage, routes.accountBind)
