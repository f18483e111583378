import { useEffect } from 'react'
import { type GetAgreementOutput, getAgreement } from '@/contracts/agreement/get-agreement'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { ResourceFrame } from '@/ui/resource-frame/resource-frame'
import { Document, DocumentSkeleton } from '../../shared/document'
import { userText } from '../../text'

function AgreementPage() {
  const t = useText(userText)
  const { id = '' } = useParams(routes.agreement)
  const agreement = useModel(({ request }) => new Resource<GetAgreementOutput>(() => request(getAgreement, { id })))

  useEffect(() => void agreement.load(), [agreement])

  return (
    <PageFrame title={agreement.value?.title ?? t('agreement.title')}>
      <ResourceFrame resource={agreement} skeleton={<DocumentSkeleton />}>
        {({ title, html }) => <Document title={title} html={html} />}
      </ResourceFrame>
    </PageFrame>
  )
}

export default page(AgreementPage, routes.agreement)
