import { useReachBottom } from '@tarojs/taro'
import type { GetGrowthAccountOutput } from '@/contracts/member/get-growth-account'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Tag } from '@/ui/tag/tag'
import { LedgerRow } from '../../points/ledger-row'
import { pointsText } from '../../points/text'
import { HeroCard, HeroLine, HeroProgress } from '../../shared/hero-card/hero-card'
import { GrowthValueModel } from './growth-value-model'

function GrowthValuePage() {
  const t = useText(pointsText)
  const { navigation } = useApp()
  const model = useModel((app) => new GrowthValueModel(app))
  const { account, records } = model

  useLoad(model, 'shown', 'orders')
  useReachBottom(() => void records.loadMore())

  return (
    <PageFrame above={<Breadcrumbs />} title={t('growth.title')} isGrowing={records.isGrowing}>
      <ResourceView resource={account} skeleton={<PageSkeleton height={200} />}>
        {(value) => (
          <Cards>
            <Level account={value} />
            <Card isList>
              <Cell
                id="to-rule"
                title={t('growthRule.title')}
                onPress={() => void navigation.open(routes.growthRule, {})}
              />
            </Card>
            <PagedListView
              list={records}
              skeleton={<PageSkeleton height={200} />}
              emptyText={t('growth.empty')}
              emptyHint={t('growth.emptyHint')}
              emptyActionText={t('record.browse')}
              onEmptyAction={() => void navigation.switchTab(routes.all, {})}
            >
              {(items) => (
                <Card title={t('growth.records')}>
                  {items.map(({ id, ...record }) => (
                    <LedgerRow key={id} {...record} />
                  ))}
                </Card>
              )}
            </PagedListView>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

/** Growth, and what the next level needs. */
function Level({ account }: { account: GetGrowthAccountOutput }) {
  const t = useText(pointsText)
  const { value, levelName, levelValue, nextLevelValue, nextLevelName = '' } = account
  return (
    <HeroCard label={t('growth.value')} figure={value} after={<Tag>{levelName}</Tag>}>
      {nextLevelValue === undefined ? (
        <HeroLine>{t('growth.highest')}</HeroLine>
      ) : (
        <>
          <HeroProgress value={value} from={levelValue} to={nextLevelValue} />
          <HeroLine>{t('growth.missing', { count: nextLevelValue - value, level: nextLevelName })}</HeroLine>
        </>
      )}
    </HeroCard>
  )
}

export default page(GrowthValuePage, routes.growthValue)
