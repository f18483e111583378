import { getTransferRules } from '@/contracts/transfer/get-transfer-rules'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Card, Cards } from '@/ui/card/card'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { RichText } from '@/ui/rich-text/rich-text'
import { transferText } from '../../text'

/** Rules of sending and accepting tickets of a show (TRANSFER-005). */
function SendRulePage() {
  const t = useText(transferText)
  const { showId } = useParams(routes.sendRule)
  const rules = useModel(({ request }) => new Resource(() => request(getTransferRules, { ...(showId && { showId }) })))

  useLoad(rules, 'opened')

  return (
    <PageFrame above={<Breadcrumbs />} title={t('rules.title')}>
      <ResourceView resource={rules} skeleton={<PageSkeleton height={320} />}>
        {({ title, html }) => (
          <Cards>
            <Card title={title}>
              <RichText html={html} />
            </Card>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(SendRulePage, routes.sendRule)
