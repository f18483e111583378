import { type GetAgreementOutput, getAgreement } from '@/contracts/agreement/get-agreement'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { settingsText } from '../../settings/text'
import { Document, DocumentSkeleton } from '../../shared/document'

function AgreementPage() {
  const t = useText(settingsText)
  const { id = '' } = useParams(routes.agreement)
  const agreement = useModel(({ request }) => new Resource<GetAgreementOutput>(() => request(getAgreement, { id })))

  useLoad(agreement, 'opened')

  return (
    <PageFrame hasOwnTitle title={agreement.value?.title ?? t('agreement.title')}>
      <ResourceView resource={agreement} skeleton={<DocumentSkeleton />}>
        {({ title, html }) => <Document title={title} html={html} />}
      </ResourceView>
    </PageFrame>
  )
}

export default page(AgreementPage, routes.agreement)
