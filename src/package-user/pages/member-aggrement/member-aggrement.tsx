import { getAgreement } from '@/contracts/agreement/get-agreement'
import { listPolicies } from '@/contracts/agreement/list-policies'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { memberText } from '../../membership/text'
import { Document, DocumentSkeleton } from '../../shared/document'

/** Membership agreement (MEMBER-005). */
function MemberAgreementPage() {
  const t = useText(memberText)
  const agreement = useModel((app) => new Resource(() => memberAgreement(app)))

  useLoad(agreement, 'opened')

  return (
    <PageFrame above={<Breadcrumbs />} hasOwnTitle title={t('agreement.title')}>
      <ResourceView resource={agreement} skeleton={<DocumentSkeleton />}>
        {({ title, html }) => <Document title={title} html={html} />}
      </ResourceView>
    </PageFrame>
  )
}

async function memberAgreement({ request }: Pick<App, 'request'>) {
  const policies = await request(listPolicies, {})
  const id = policies.find(({ policyType }) => policyType === 'MEMBER')?.id ?? ''
  return request(getAgreement, { id })
}

export default page(MemberAgreementPage, routes.memberAgreement)
