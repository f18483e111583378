import { getPointRule } from '@/contracts/member/get-point-rule'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { pointsText } from '../../points/text'
import { Document, DocumentSkeleton } from '../../shared/document'

function PointsRulePage() {
  const t = useText(pointsText)
  const rule = useModel(({ request }) => new Resource(() => request(getPointRule, {})))

  useLoad(rule, 'opened')

  return (
    <PageFrame above={<Breadcrumbs />} hasOwnTitle title={t('rule.title')}>
      <ResourceView resource={rule} skeleton={<DocumentSkeleton />}>
        {({ html }) => <Document title={t('rule.title')} html={html} />}
      </ResourceView>
    </PageFrame>
  )
}

export default page(PointsRulePage, routes.pointsRule)
