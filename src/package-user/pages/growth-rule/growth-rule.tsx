import { getGrowthRule } from '@/contracts/member/get-growth-rule'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { pointsText } from '../../points/text'
import { Document, DocumentSkeleton } from '../../shared/document'

function GrowthRulePage() {
  const t = useText(pointsText)
  const rule = useModel(({ request }) => new Resource(() => request(getGrowthRule, {})))

  useLoad(rule, 'opened')

  return (
    <PageFrame above={<Breadcrumbs />} hasOwnTitle title={t('growthRule.title')}>
      <ResourceView resource={rule} skeleton={<DocumentSkeleton />}>
        {({ html, levels }) => (
          <>
            <Document title={t('growthRule.title')} html={html} />
            <Cards>
              <Card title={t('growthRule.levels')}>
                {levels.map(({ levelCode, name, minValue }) => (
                  <Cell key={levelCode} title={name} value={t('growthRule.from', { count: minValue })} />
                ))}
              </Card>
            </Cards>
          </>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(GrowthRulePage, routes.growthRule)
